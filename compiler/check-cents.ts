/** Checks that amounts in rows are rounded, which only declared results do by themselves. */
import type { Fault } from '../src/vocabulary/fault.ts';
import { exampleAttempts } from './attempt.ts';
import type { ProvenCalculator } from './proven.ts';

/** Finds amounts with fractions of a cent in the results of the examples, each column once. */
export function centFaults(calculator: ProvenCalculator): Fault[] {
  const found = new Map<string, Fault>();
  for (const { place, outcome } of exampleAttempts(calculator)) {
    if (!outcome.ok) continue;
    for (const [path, value] of numbersIn(outcome.result)) {
      const column = path.replaceAll(/\.\d+(?=\.|$)/g, '.*');
      const isWhole = outcome.trace.about(path)?.format !== 'money' || Number(value.toFixed(2)) === value;
      if (isWhole || found.has(column)) continue;
      found.set(column, {
        place,
        problem: `"${column}" tem frações de centavo: ${value}`,
        remedy: 'arredonde cada linha ao centavo: reais(quantidade.exact), de src/decimal/money.ts',
      });
    }
  }
  return [...found.values()];
}

function numbersIn(value: unknown, path = ''): [path: string, value: number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    numbersIn(inner, path === '' ? key : `${path}.${key}`),
  );
}
