/**
 * Finds incompatible kinds in expressions: texts in sums, numbers compared with texts, conditions that are not boolean.
 */
import type { OperationName, Program } from '../src/engine/expression-program.ts';
import { KIND_NAMES, kindOfValue, type Kinds, type ValueKind } from './value-kinds.ts';

/** Kinds and options of the names in scope of an expression. */
export interface KnownNames {
  readonly kinds: Kinds;
  /** Options of choices, because comparing one with any other value is a mistake. */
  readonly options: ReadonlyMap<string, readonly (string | number)[]>;
}

/** Finds incompatible kinds in an expression that must be boolean; other checks report unknown names. */
export function kindFaultsIn(program: Program, known: KnownNames): string[] {
  const complaints: string[] = [];
  const kind = kindOf(program, known, complaints);
  if (complaints.length === 0 && kind !== undefined && kind !== 'truth') {
    complaints.push(`resulta em ${KIND_NAMES[kind]}, e não em verdadeiro ou falso`);
  }
  return complaints;
}

function kindOf(program: Program, known: KnownNames, complaints: string[]): ValueKind | undefined {
  if (program[0] === 'literal') return kindOfValue(program[1]);
  if (program[0] === 'variable') return known.kinds.get(program[1]);
  const [, name, ...parts] = program;
  const kinds = parts.map((part) => kindOf(part, known, complaints));
  const demand = (wanted: ValueKind, given: readonly (ValueKind | undefined)[] = kinds) => {
    for (const kind of given) {
      if (kind === undefined || kind === wanted) continue;
      complaints.push(`"${nameOf(name)}" pede ${KIND_NAMES[wanted]}, mas recebe ${KIND_NAMES[kind]}`);
    }
  };
  switch (name) {
    case 'given':
      return 'truth';
    case 'and':
    case 'or':
    case 'not':
      demand('truth');
      return 'truth';
    case '?':
      demand('truth', kinds.slice(0, 1));
      demandAlike(name, kinds.slice(1), complaints);
      return kinds[1] ?? kinds[2];
    case '==':
    case '!=':
      demandAlike(name, kinds, complaints);
      demandOption(parts, known, complaints);
      return 'truth';
    case '<':
    case '<=':
    case '>':
    case '>=':
      demandAlike(name, kinds, complaints);
      if (kinds.some((kind) => kind !== undefined && kind !== 'number' && kind !== 'text')) demand('number');
      return 'truth';
    case 'year':
    case 'daysBetween':
    case 'yearsBetween':
      demand('text');
      return 'number';
    case 'addDays':
    case 'addMonths':
      demand('text', kinds.slice(0, 1));
      demand('number', kinds.slice(1));
      return 'text';
    default:
      demand('number');
      return 'number';
  }
}

/** Name of an operation in the expression language. */
function nameOf(name: OperationName): string {
  return name === '?' ? '… ? … : …' : name;
}

function demandAlike(
  name: OperationName,
  kinds: readonly (ValueKind | undefined)[],
  complaints: string[],
): void {
  const [left, right] = kinds;
  if (left === undefined || right === undefined || left === right) return;
  complaints.push(`"${nameOf(name)}" mistura ${KIND_NAMES[left]} com ${KIND_NAMES[right]}`);
}

function demandOption(parts: readonly Program[], { options }: KnownNames, complaints: string[]): void {
  const variable = parts.find((part) => part[0] === 'variable');
  const literal = parts.find((part) => part[0] === 'literal');
  if (variable?.[0] !== 'variable' || literal?.[0] !== 'literal') return;
  const [value, allowed] = [literal[1], options.get(variable[1])];
  if (allowed === undefined || allowed.some((option) => option === value)) return;
  complaints.push(
    `${JSON.stringify(value)} não é uma opção de "${variable[1]}" (${allowed.map((option) => JSON.stringify(option)).join(', ')})`,
  );
}
