/**
 * Reusable field types: JSON Schema fragments that definitions spread into their inputs, with shared messages. A
 * definition overrides the parts it needs: `{ ...amount, title: 'Salário bruto' }`.
 */

/** A number that may be negative, as in an equation. */
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

/** An amount in reais above zero, without the message that refuses zero. */
const positiveAmount = {
  type: 'number',
  format: 'money',
  exclusiveMinimum: 0,
  maximum: 1_000_000_000_000,
  messages: { maximum: amount.messages.maximum },
} as const;

/** An amount in reais above zero; a blank field shows `missing`. */
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

/** A term in years, fractions allowed; at most a century. */
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

/** The limits of a number, with one message for both. */
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

/** A calendar date, typed or picked. */
export const date = {
  type: 'string',
  format: 'date',
  messages: { format: 'Digite uma data válida, como 31/12/2025' },
} as const;

/** A calendar date that must be given; a blank field shows `missing`. */
export function requiredDate<const Missing extends string>(missing: Missing) {
  return { ...date, messages: { ...date.messages, required: missing } } as const;
}
