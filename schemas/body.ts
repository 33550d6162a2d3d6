/**
 * Body measures of the health calculators, and ranges of plausible values; a value outside is probably a typing error.
 * Each calculator has its own message for a missing or impossible measure, given as `messages.exclusiveMinimum`, which
 * takes precedence over those of the ranges.
 */

/** Body weight in kilograms. */
export const weight = {
  type: 'number',
  title: 'Peso',
  unit: 'kg',
  placeholder: '70',
  unusual: { below: 30, above: 250 },
  exclusiveMinimum: 0,
  meaning: 'peso',
} as const;

/** Height in centimetres. */
export const height = {
  type: 'number',
  title: 'Altura',
  unit: 'cm',
  description: 'Em centímetros, como 170, ou em metros, como 1,70.',
  placeholder: '170',
  alsoIn: { unit: 'm', below: 3, times: 100 },
  exclusiveMinimum: 0,
  meaning: 'altura',
} as const;

/** Age in years. */
export const age = {
  type: 'number',
  title: 'Idade',
  unit: 'anos',
  placeholder: '30',
  exclusiveMinimum: 0,
  meaning: 'idade',
} as const;

/** Plausible range of a measure as an expression, and the message for values outside it. */
export const weightRange = {
  holds: '(weight >= 20 and weight <= 500)',
  message: 'Por favor, digite um peso válido (entre 20 e 500 kg)',
} as const;

/** See `weightRange`. */
export const heightRange = {
  holds: '(height >= 50 and height <= 250)',
  message: 'Por favor, digite uma altura válida (entre 50 e 250 cm)',
} as const;

/** See `weightRange`. */
export const ageRange = {
  holds: '(age >= 10 and age <= 120)',
  message: 'Por favor, digite uma idade válida (entre 10 e 120 anos)',
} as const;
