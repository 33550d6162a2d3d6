/**
 * Reusable fields: JSON Schema fragments to spread into a definition's inputs, with shared messages. A definition
 * overrides what differs: `{ ...amount, title: 'Salário bruto' }`.
 */

/** A number that may be negative, as in equations. */
export const signedNumber = { type: 'number', signed: true } as const;

/** An amount in reais, zero or more. */
export const amount = {
  type: 'number',
  format: 'money',
  minimum: 0,
  maximum: 1_000_000_000_000,
  messages: {
    minimum: 'Digite um valor que não seja negativo',
    maximum: 'Digite um valor de até R$ 1 trilhão',
  },
} as const;

/** An amount in reais above zero, without a message for zero. */
const positiveAmount = {
  type: 'number',
  format: 'money',
  exclusiveMinimum: 0,
  maximum: 1_000_000_000_000,
  messages: { maximum: amount.messages.maximum },
} as const;

/** An amount in reais above zero; `missing` is the message for a blank field. */
export function requiredAmount<const Missing extends string>(missing: Missing) {
  return {
    ...positiveAmount,
    messages: { ...positiveAmount.messages, exclusiveMinimum: missing, required: missing },
  } as const;
}

/** A yearly interest rate in percent, zero or more. */
export const yearlyRate = {
  type: 'number',
  format: 'percent',
  unit: '% ao ano',
  minimum: 0,
  maximum: 1000,
  messages: {
    minimum: 'A taxa não pode ser negativa',
    maximum: 'Digite uma taxa de até 1.000% ao ano',
  },
} as const;

/** A monthly interest rate in percent, zero or more. */
export const monthlyRate = {
  type: 'number',
  format: 'percent',
  unit: '% ao mês',
  minimum: 0,
  maximum: 100,
  messages: {
    minimum: 'A taxa não pode ser negativa',
    maximum: 'Digite uma taxa de até 100% ao mês',
  },
} as const;

/** A term in years, fractional or whole, up to a century. */
export const years = {
  type: 'number',
  unit: 'anos',
  minimum: 0,
  maximum: 100,
  messages: {
    minimum: 'O prazo não pode ser negativo',
    maximum: 'Digite um prazo de até 100 anos',
  },
} as const;

/** Limits of a number, with one message for both. */
export function between(least: number, most: number, message: string) {
  return { minimum: least, maximum: most, messages: { minimum: message, maximum: message } } as const;
}

/** An option of a choice: `option('acordo-mutuo', 'Acordo mútuo', 'As duas partes combinam a saída')`. */
export function option<const Value extends string | number>(
  value: Value,
  title: string,
  description?: string,
): { readonly const: Value; readonly title: string; readonly description?: string } {
  return { const: value, title, ...(description === undefined ? {} : { description }) };
}

/** A calendar date, typed or chosen in a calendar. */
export const date = {
  type: 'string',
  format: 'date',
  messages: { format: 'Digite uma data válida, como 31/12/2025' },
} as const;

/** A required calendar date; `missing` is the message for a blank field. */
export function requiredDate<const Missing extends string>(missing: Missing) {
  return { ...date, messages: { ...date.messages, required: missing } } as const;
}
