/** Limits of work and size per calculation, so that even a slow phone answers a press at once. */
import { power } from '../src/decimal/power.ts';
import type { ProvenCalculator } from './proven.ts';
import { evaluate } from '../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY, inputOf } from '../src/engine/example-input.ts';
import { resolveLayout, type ShownElement } from '../src/result/resolve-layout.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { decimal } from '../src/decimal/decimal.ts';

/**
 * Maximum number of decimal operations in a calculation. 360 months of a home loan with its yearly table take 2,700.
 */
export const MOST_WORK = 10_000;
/** Maximum number of values that the tables of a result show initially. */
export const MOST_CELLS = 150;

const ROWS_REMEDY = 'use `first` na tabela para mostrar menos linhas de início, ou tire colunas';
const WORK_REMEDY =
  'calcule menos linhas (por ano em vez de por mês), guarde numa variável o que se repete, some uma lista com sumOfAll() em vez de .plus() num laço, ou use .power() em vez de multiplicar mês a mês';

/** Operations that take a calculation's time. */
const COUNTED = ['plus', 'minus', 'times', 'div', 'sqrt', 'round', 'prec', 'cmp'] as const;

type Operation = (...operands: unknown[]) => unknown;

let operations = 0;
const prototype = Object.getPrototypeOf(decimal(1)) as Record<string, Operation>;
for (const name of COUNTED) {
  const operation = prototype[name];
  if (!operation) throw new Error(`Decimals have no ${name}.`);
  prototype[name] = function counted(this: unknown, ...operands: unknown[]): unknown {
    operations += 1;
    return operation.apply(this, operands);
  };
}

/**
 * A calculation's answer and the number of its decimal operations, a measure of work that does not depend on the
 * machine.
 */
export function countWork<Answer>(calculate: () => Answer): { answer: Answer; work: number } {
  const before = operations;
  const answer = calculate();
  return { answer, work: operations - before };
}

/** A calculation's outcome and its number of decimal operations, counted with an empty cache of powers. */
function measured<Answer>(calculate: () => Answer): {
  readonly answer: Answer;
  readonly work: number;
} {
  power(7, 3);
  return countWork(calculate);
}

/** Lists the examples of a calculator that exceed the limits, in Portuguese, with the remedy. */
export function budgetFaults(calculator: ProvenCalculator): Fault[] {
  return calculator.definition.examples.flatMap((example, index) => {
    const { title, today = EXAMPLE_DAY } = example;
    const input = inputOf(example, today);
    const place = `examples[${index}] (${title})`;
    const { answer: outcome, work } = measured(() => evaluate(calculator, input, { today }));
    const cells = outcome.ok ? cellsIn(resolveLayout(calculator, outcome, today)) : 0;
    return [
      ...faultIf(
        work > MOST_WORK,
        place,
        `a conta faz ${work} operações com decimais; o limite é ${MOST_WORK}`,
        WORK_REMEDY,
      ),
      ...faultIf(
        cells > MOST_CELLS,
        place,
        `a tabela mostra muitas linhas: são ${cells} valores de início; o limite é ${MOST_CELLS}`,
        ROWS_REMEDY,
      ),
    ];
  });
}

/** Cells of the rows that the tables show initially. */
function cellsIn(elements: readonly ShownElement[]): number {
  return elements.reduce(
    (total, element) =>
      element.kind === 'table'
        ? total + Math.min(element.rows.length, element.first) * element.columns.length
        : total,
    0,
  );
}
