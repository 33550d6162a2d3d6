import { expect, it } from 'vitest';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';
import { column, type Results } from '../src/quantity/declare.ts';
import { count, one, type Quantity } from '../src/quantity/quantity.ts';
import { budgetFaults, MAX_CELLS, MAX_WORK } from './budgets.ts';

interface Inputs {
  readonly n: Quantity;
}

const examples = [{ title: 'Um', input: { n: 1 }, expected: {}, source: 'Conta à mão: nada' }];

/** Creates a table with two columns that initially shows its first rows. */
function withTable(rows: number, first?: number) {
  return tinyCalculator({
    compute: (_: Inputs, result: Results) => ({
      rows: result.rows(
        'Linhas',
        { month: column.count('Mês'), paid: column.money('Pago') },
        Array.from({ length: rows }, (_row, month) => ({ month, paid: 1 })),
      ),
    }),
    result: [{ kind: 'table', rows: 'rows', ...(first === undefined ? {} : { first }) }],
    examples,
  });
}

it('budgetFaults limits the initial rows of a table, and states the remedy', () => {
  expect(budgetFaults(withTable(1000))).toEqual([]);
  expect(budgetFaults(withTable(1000, MAX_CELLS / 2))).toEqual([]);
  const [fault, ...others] = budgetFaults(withTable(1000, MAX_CELLS / 2 + 1));
  expect(others).toEqual([]);
  expect(fault?.place).toBe('examples[0] (Um)');
  expect(fault?.problem).toContain('a tabela mostra muitas linhas');
  expect(fault?.remedy).toContain('use `first`');
});

it('budgetFaults limits the decimal operations of a calculation, and states the remedy', () => {
  const working = (times: number) =>
    tinyCalculator({
      compute: ({ n }: Inputs, result: Results) => {
        let value = n;
        for (let index = 0; index < times; index += 1) value = count(value.times(one).number);
        return { double: result.number('Dobro', value) };
      },
      result: [{ kind: 'headline', value: 'double' }],
      examples,
    });
  expect(budgetFaults(working(10))).toEqual([]);
  const [fault] = budgetFaults(working(MAX_WORK));
  expect(fault?.problem).toMatch(/^a conta faz \d+ operações com decimais; o limite é 10000$/);
  expect(fault?.remedy).toContain('calcule menos linhas');
});
