/** Limits the work and the size of calculations, so that even slow phones respond immediately. */
import { power } from '../src/decimal/power.ts';
import type { ProvenCalculator } from './proven.ts';
import { evaluate } from '../src/engine/evaluate/evaluate.ts';
import { resolveLayout, type ShownElement } from '../src/result/resolve-layout.ts';
import { faultIf, type Fault } from '../src/vocabulary/fault.ts';
import { decimal } from '../src/decimal/decimal.ts';
import { exampleAttempts } from './attempt.ts';

/** Maximum number of decimal operations in a calculation; 360 months of a mortgage with a yearly table take 2,700. */
export const MAX_WORK = 10_000;
/** Maximum number of values that the tables of a result show initially. */
export const MAX_CELLS = 150;

const ROWS_REMEDY = 'use `first` na tabela para mostrar menos linhas de início, ou tire colunas';
const WORK_REMEDY =
  'calcule menos linhas (por ano em vez de por mês), guarde numa variável o que se repete, some uma lista com sumOfAll() em vez de .plus() num laço, ou use .power() em vez de multiplicar mês a mês';

/** Operations to count, which take most of the time of a calculation. */
const COUNTED = ['plus', 'minus', 'times', 'div', 'sqrt', 'round', 'prec', 'cmp'] as const;

type Operation = (...operands: unknown[]) => unknown;

let operations = 0;
const prototype = Object.getPrototypeOf(decimal(1)) as Record<string, Operation>;
for (const name of COUNTED) {
  const operation = prototype[name];
  if (!operation) throw new Error(`Decimal has no method ${name}.`);
  prototype[name] = function counted(this: unknown, ...operands: unknown[]): unknown {
    operations += 1;
    return operation.apply(this, operands);
  };
}

/**
 * Calculates, and counts the decimal operations: a measure of work that does not depend on the machine.
 */
export function countWork<Answer>(calculate: () => Answer): { answer: Answer; work: number } {
  const before = operations;
  const answer = calculate();
  return { answer, work: operations - before };
}

/** Finds the examples of a calculator that exceed the limits. */
export function budgetFaults(calculator: ProvenCalculator): Fault[] {
  return exampleAttempts(calculator).flatMap(({ place, input, today }) => {
    // Replace the cached power, so that no cache reduces the count.
    power(7, 3);
    const { answer: outcome, work } = countWork(() => evaluate(calculator, input, { today }));
    const cells = outcome.ok ? cellsIn(resolveLayout(calculator, outcome, today)) : 0;
    return [
      ...faultIf(
        work > MAX_WORK,
        place,
        `a conta faz ${work} operações com decimais; o limite é ${MAX_WORK}`,
        WORK_REMEDY,
      ),
      ...faultIf(
        cells > MAX_CELLS,
        place,
        `a tabela mostra muitas linhas: são ${cells} valores de início; o limite é ${MAX_CELLS}`,
        ROWS_REMEDY,
      ),
    ];
  });
}

/** Counts the cells in the rows that tables show initially. */
function cellsIn(elements: readonly ShownElement[]): number {
  let total = 0;
  for (const element of elements) {
    if (element.kind === 'table') {
      total += Math.min(element.rows.length, element.first) * element.columns.length;
    }
  }
  return total;
}
