/** Finds conditions that no example fulfils, so that nobody has ever seen what they show. */
import { holds } from '../src/engine/calculator.ts';
import type { Scope } from '../src/engine/expression-program.ts';
import { recordOf } from '../src/engine/record.ts';
import { valueNamed } from '../src/fields/value-named.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { exampleAttempts } from './attempt.ts';
import { expressionsOf } from './expressions-of.ts';
import type { ProvenCalculator } from './proven.ts';

/** Finds the conditions of warnings, elements, sentences and continuations that are true in no example. */
export function untriedConditions(calculator: ProvenCalculator): Fault[] {
  const { definition, programs } = calculator;
  const scopes = scopesOfExamples(calculator);
  return expressionsOf(definition).flatMap(({ place, source, phase, rows }) => {
    if (phase !== 'showing') return [];
    const tried = rows === undefined ? scopes : scopes.flatMap((scope) => scopesOfRows(scope, rows));
    if (tried.some((scope) => holds(programs, source, scope))) return [];
    return [
      {
        place,
        problem: `nenhum exemplo cumpre "${source}", e ninguém viu o que aparece`,
        remedy:
          'acrescente um exemplo em que valha (testOnly, se não serve ao visitante), ou corrija a condição',
      },
    ];
  });
}

function scopesOfExamples(calculator: ProvenCalculator): Scope[] {
  return exampleAttempts(calculator).flatMap(({ outcome, today }) =>
    outcome.ok ? [{ ...outcome.inputs, ...outcome.result, today, entrada: outcome.inputs }] : [],
  );
}

function scopesOfRows(scope: Scope, rows: string): Scope[] {
  const list = valueNamed(scope, rows);
  return Array.isArray(list) ? list.map((row: unknown) => ({ ...scope, ...recordOf(row) })) : [];
}
