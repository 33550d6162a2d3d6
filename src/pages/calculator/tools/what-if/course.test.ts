import { expect, it } from 'vitest';
import { courseOf, refusalsOf } from './course.ts';

const NO_VALUE = 'Valor do bem deve ser maior que zero';
const NOT_ABOVE = 'Entrada deve ser menor que o valor do bem';

const price = {
  name: 'preco',
  title: 'Valor do bem',
  field: { type: 'number', title: 'Valor do bem' },
  formatting: { format: 'money' },
} as const;
const instalment = { path: 'parcela', label: 'Parcela', value: 10, formatting: { format: 'money' } } as const;

const refusalsWith = (refusals: readonly (string | undefined)[]) =>
  refusalsOf(
    courseOf(
      price,
      instalment,
      refusals.map((refusal, index) => ({
        input: index * 1000,
        isPresent: false,
        ...(refusal === undefined ? { results: { parcela: 10 } } : { refusal }),
      })),
    ),
  )?.replaceAll('\u00a0', ' ');

it('gives the reasons of the first and of the last refused value', () => {
  expect(refusalsWith([NO_VALUE, NOT_ABOVE, NOT_ABOVE, undefined])).toBe(
    `3 dos 4 valores de “Valor do bem” não são aceitos: ${NO_VALUE}; ${NOT_ABOVE}`,
  );
  expect(refusalsWith([NOT_ABOVE, NOT_ABOVE, undefined])).toBe(
    `2 dos 3 valores de “Valor do bem” não são aceitos: ${NOT_ABOVE}`,
  );
  expect(refusalsWith([undefined, NOT_ABOVE])).toBe(
    `R$ 1.000,00 em “Valor do bem” não é aceito: ${NOT_ABOVE}`,
  );
  expect(refusalsWith([undefined, undefined])).toBeUndefined();
});
