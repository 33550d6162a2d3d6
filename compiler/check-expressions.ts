/** Checks the expressions of a definition for syntax, unknown names and incompatible kinds of values. */
import { isChoice } from '../src/fields/choice/kind.ts';
import { cellsOf } from '../src/fields/rows/kind.ts';
import type { Definition } from '../src/engine/definition.ts';
import { kindFaultsIn, type KnownNames } from './expression-kinds.ts';
import { variablesOf } from '../src/engine/expression-program.ts';
import { expressionsOf, type Placed } from './expressions-of.ts';
import { chooseAmong, type Fault } from '../src/vocabulary/fault.ts';
import type { AnyField } from '../src/engine/input-schema.ts';
import { parseExpression } from './parse-expression.ts';
import { kindsOfFields, type Kinds, type ValueKind } from './value-kinds.ts';

export function syntaxFaults(definition: Definition): Fault[] {
  return expressionsOf(definition).flatMap(({ place, source }) => {
    try {
      parseExpression(source);
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        { place, problem: `"${source}": ${reason}`, remedy: 'corrija a expressão (docs/vocabulario.md)' },
      ];
    }
  });
}

/**
 * Finds expressions with unknown names or incompatible kinds.
 *
 * @param results kinds of the values that the examples returned
 */
export function expressionFaults(definition: Definition, results: Kinds): Fault[] {
  return expressionsOf(definition).flatMap((placed) => {
    const { place, source } = placed;
    const program = parseExpression(source);
    const known = namesInScope(definition, results, placed);
    const unknown = variablesOf(program).filter((name) => !known.kinds.has(name));
    if (unknown.length > 0) {
      return unknown.map((name) => ({
        place,
        problem: `"${source}" usa "${name}", que não é campo nem resultado`,
        remedy: chooseAmong(known.kinds.keys()),
      }));
    }
    return kindFaultsIn(program, known).map((complaint) => ({
      place,
      problem: `"${source}": ${complaint}`,
      remedy: complaint.includes('não é uma opção')
        ? 'escreva o valor (const) de uma das opções'
        : 'compare números com números e textos com textos, e ligue só condições com and, or e not',
    }));
  });
}

/** Finds fields whose visibility depends on itself, directly or through other fields, so that their order would matter. */
export function cycleFaults({ inputs: { properties } }: Definition): Fault[] {
  const lists = Object.keys(properties).map((name) => ({
    fields: cellsOf(properties, name),
    at: `inputs.properties.${name}.items.properties`,
  }));
  return [{ fields: properties, at: 'inputs.properties' }, ...lists].flatMap(({ fields, at }) =>
    cyclesAmong(fields, at),
  );
}

function cyclesAmong(fields: Readonly<Record<string, AnyField>>, at: string): Fault[] {
  const reads = (name: string): string[] => {
    const condition = fields[name]?.visibleWhen;
    const names = condition === undefined ? [] : variablesOf(parseExpression(condition));
    return names.filter((other) => Object.hasOwn(fields, other));
  };
  const reported = new Set<string>();
  const cycleFrom = (
    start: string,
    path: readonly string[],
    seen: Set<string>,
  ): readonly string[] | undefined => {
    for (const next of reads(path.at(-1) ?? start)) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      const cycle = cycleFrom(start, [...path, next], seen);
      if (cycle) return cycle;
    }
    return undefined;
  };
  return Object.keys(fields).flatMap((name) => {
    const cycle = reported.has(name) ? undefined : cycleFrom(name, [name], new Set());
    if (!cycle) return [];
    for (const member of cycle) reported.add(member);
    return [
      {
        place: `${at}.${name}.visibleWhen`,
        problem: `o campo depende de si mesmo para aparecer: ${cycle.join(' → ')}`,
        remedy: 'tire um deles da condição do outro',
      },
    ];
  });
}

/**
 * Lists the names that an expression or template may use, with their kinds. In the asking phase, only inputs exist; in
 * the judging phase, inputs shadow results with the same name; in the showing phase, results shadow inputs. The cells
 * of a row shadow both.
 */
export function namesInScope(definition: Definition, results: Kinds, { phase, rows }: Placed): KnownNames {
  const { properties } = definition.inputs;
  const cells = cellsOf(properties, rows);
  const inputs = kindsOfFields(properties);
  const returned = phase === 'asking' ? [] : [...results].filter(([path]) => !path.includes('.'));
  const hiding = new Set(phase === 'showing' ? returned.map(([name]) => name) : []);
  const kinds = new Map<string, ValueKind>([
    ...returned,
    ...[...inputs].filter(([name]) => !hiding.has(name)),
    ['today', 'text'],
    ...(rows === undefined ? [] : columnsOf(rows, results)),
    ...kindsOfFields(cells),
  ]);
  const visible = Object.entries(properties).filter(([name]) => !hiding.has(name));
  const options = new Map([...visible, ...Object.entries<AnyField>(cells)].flatMap(optionsOf));
  return { kinds, options };
}

function columnsOf(rows: string, results: Kinds): [string, ValueKind][] {
  const prefix = `${rows}.*.`;
  return [...results]
    .filter(([path]) => path.startsWith(prefix))
    .map(([path, kind]) => [path.slice(prefix.length), kind]);
}

function optionsOf([name, field]: [string, AnyField]): [string, readonly (string | number)[]][] {
  return isChoice(field) ? [[name, field.oneOf.map((option) => option.const)]] : [];
}
