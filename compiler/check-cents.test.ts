import { expect, it } from 'vitest';
import { reais } from '../src/decimal/money.ts';
import { column, type Results } from '../src/quantity/declare.ts';
import type { Quantity } from '../src/quantity/quantity.ts';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';
import { centFaults } from './check-cents.ts';

const faultsWith = (amountIn: (value: Quantity) => number) =>
  centFaults(
    tinyCalculator({
      inputs: {
        type: 'object',
        required: ['n'],
        properties: { n: { type: 'number', format: 'money', title: 'Valor' } },
      },
      compute: ({ n }: { n: Quantity }, result: Results) => ({
        rows: result.rows('Mês', { share: column.money('Parte'), rate: column.number('Taxa', 4) }, [
          { share: amountIn(n), rate: 0.1234 },
          { share: amountIn(n), rate: 0.1234 },
        ]),
      }),
      examples: [{ title: 'Um terço', input: { n: 100 }, expected: {}, source: 'Conta à mão' }],
    }),
  );

it('reports a column of amounts with fractions of a cent once', () => {
  expect(faultsWith((n) => n.over(3).number)).toMatchObject([
    { place: 'examples[0] (Um terço)', problem: '"rows.*.share" tem frações de centavo: 33.333333333333336' },
  ]);
});

it('accepts amounts rounded to the cent', () => {
  expect(faultsWith((n) => reais(n.over(3).exact))).toEqual([]);
});
