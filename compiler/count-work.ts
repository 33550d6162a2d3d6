/** Counts decimal operations, a measure of work that does not depend on the machine. */
import { decimal } from '../src/decimal/decimal.ts';

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

/** A calculation's answer and the number of its decimal operations. */
export function countWork<Answer>(calculate: () => Answer): { answer: Answer; work: number } {
  const before = operations;
  const answer = calculate();
  return { answer, work: operations - before };
}
