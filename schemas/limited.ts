/** Fields with a smallest and a largest value, and the sentences that refuse others. */

/** A percentage from 0 to `most` percent. */
export function percentageUpTo(most: number) {
  return {
    type: 'number',
    format: 'percent',
    minimum: 0,
    maximum: most,
    messages: {
      minimum: 'A porcentagem não pode ser negativa',
      maximum: `Digite uma porcentagem de até ${most}%`,
    },
  } as const;
}

/** A whole number from `least` to `most`, which may not be left blank. */
export function wholeNumberBetween(least: number, most: number) {
  const between = `Digite um número entre ${written(least)} e ${written(most)}`;
  return {
    type: 'integer',
    minimum: least,
    maximum: most,
    messages: { required: between, minimum: between, maximum: between },
  } as const;
}

/** As Brazilian sentences write numbers: 10.000. */
function written(value: number): string {
  return value.toLocaleString('pt-BR');
}
