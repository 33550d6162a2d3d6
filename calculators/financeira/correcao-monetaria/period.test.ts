import { expect, it } from 'vitest';
import correcaoMonetaria from '../correcao-monetaria.ts';
import { INDICES, KNOWN_MONTH, refusedMonth } from './period.ts';

const indices = Object.keys(INDICES) as (keyof typeof INDICES)[];

it.each(indices)('suggests only months that %s has', (indice) => {
  expect(refusedMonth(indice, KNOWN_MONTH)).toBeUndefined();
  expect(refusedMonth(indice, '12/2020')).toBeUndefined();
  expect(refusedMonth(indice, 'outubro')).toBe(`Digite o mês como ${KNOWN_MONTH}`);
});

it('suggests them in the form', () => {
  const messages = { maxLength: `Digite o mês como ${KNOWN_MONTH}` };
  expect(correcaoMonetaria.inputs.properties).toMatchObject({
    mesInicial: { placeholder: '12/2020', messages },
    mesFinal: { placeholder: KNOWN_MONTH, messages },
  });
});
