/** Fields with a minimum and a maximum, and messages that state these limits. */
import { between } from './fields.ts';

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

/** A number from `least` to `most`. */
export function numberBetween(least: number, most: number) {
  return { type: 'number', ...between(least, most, sentence(least, most)) } as const;
}

/** A required whole number from `least` to `most`. */
export function wholeNumberBetween(least: number, most: number) {
  const { messages, ...limits } = numberBetween(least, most);
  return {
    ...limits,
    type: 'integer',
    messages: { ...messages, required: sentence(least, most) },
  } as const;
}

/** Message that states the limits, with numbers in Brazilian notation: 10.000. */
function sentence(least: number, most: number): string {
  return `Digite um número entre ${least.toLocaleString('pt-BR')} e ${most.toLocaleString('pt-BR')}`;
}
