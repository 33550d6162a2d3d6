/**
 * Runs the expressions of definitions as small programs. They are parsed at build time (`parse-expression.ts`, with
 * expr-eval), so the site ships neither a parser nor eval.
 *
 * Absent values follow the logic of SQL: arithmetic and order with an absent value yield an absent one, "and", "or" and
 * "not" are three-valued, and nothing equals an absent value. So `a > 0` neither holds nor fails while `a` is absent:
 * an assertion then refuses nothing (another message covers the absence), and a condition shows nothing. `given(a)`
 * tests for presence.
 */
import { addDays, addMonths, daysBetween, isIsoDate, wholeYears, yearOf } from '../calendar/calendar.ts';
import { compareDecimal, roundHalfAway, withoutNoise } from '../decimal/rounding.ts';
import { valueNamed } from '../fields/value-named.ts';

/** A parsed expression: a literal, a variable, or an operator or function with its arguments. */
export type Program =
  | readonly ['literal', number | string | boolean]
  | readonly ['variable', string]
  | readonly ['call', OperationName, ...Program[]];

/** Values by name for an expression. */
export type Scope = Readonly<Record<string, unknown>>;

type Operation = (...values: readonly unknown[]) => unknown;

/** Applies arithmetic to numbers; absent if an argument is not a number. */
function arithmetic(apply: (...numbers: number[]) => number): Operation {
  return (...values) => {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length === values.length ? apply(...numbers) : undefined;
  };
}

/** Compares numbers by decimal value, and texts (so also ISO dates) by code unit; absent for anything else. */
function ordered(holds: (order: number) => boolean): Operation {
  return (a, b) => {
    if (typeof a === 'string' && typeof b === 'string') return holds(a < b ? -1 : a > b ? 1 : 0);
    return typeof a === 'number' && typeof b === 'number' ? holds(compareDecimal(a, b)) : undefined;
  };
}

/** Applies arithmetic to two dates; absent if an argument is not a date. */
function betweenDates(apply: (from: string, to: string) => number): Operation {
  return (from, to) => (isDate(from) && isDate(to) ? apply(from, to) : undefined);
}

/** Moves a date by whole units; absent if it is not a date, or if the result is outside the calendar. */
function movedDate(apply: (date: string, by: number) => string): Operation {
  return (date, by) => {
    if (!isDate(date) || typeof by !== 'number' || !Number.isInteger(by)) return undefined;
    try {
      return apply(date, by);
    } catch {
      return undefined;
    }
  };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && isIsoDate(value);
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return compareDecimal(a, b) === 0;
  return a !== undefined && a === b;
}

/** All operations of the language, by their names in expr-eval. */
const operations = {
  '+': arithmetic((...n) => n.reduce((sum, value) => sum + value, 0)),
  '-': arithmetic((...n) => (n.length === 1 ? -(n[0] ?? 0) : (n[0] ?? 0) - (n[1] ?? 0))),
  '*': arithmetic((a = 0, b = 0) => a * b),
  '/': arithmetic((a = 0, b = 0) => a / b),
  '%': arithmetic((a = 0, b = 0) => a % b),
  '^': arithmetic((a = 0, b = 0) => a ** b),
  '<': ordered((order) => order < 0),
  '<=': ordered((order) => order <= 0),
  '>': ordered((order) => order > 0),
  '>=': ordered((order) => order >= 0),
  '==': same,
  '!=': (a, b) => !same(a, b),
  not: (a) => (typeof a === 'boolean' ? !a : undefined),
  abs: arithmetic((a = 0) => Math.abs(a)),
  min: arithmetic((...n) => Math.min(...n)),
  max: arithmetic((...n) => Math.max(...n)),
  round: arithmetic((a = 0) => roundHalfAway(a, 0)),
  floor: arithmetic((a = 0) => Math.floor(withoutNoise(a))),
  ceil: arithmetic((a = 0) => Math.ceil(withoutNoise(a))),
  year: (date) => (isDate(date) ? yearOf(date) : undefined),
  addDays: movedDate(addDays),
  addMonths: movedDate(addMonths),
  daysBetween: betweenDates(daysBetween),
  /** Whole years from one date to another: an age. */
  yearsBetween: betweenDates((from, to) => (from <= to ? wholeYears(from, to) : -wholeYears(to, from))),
  given: (value) => value !== undefined,
} satisfies Record<string, Operation>;

/** Short-circuiting operators, which evaluate their arguments one by one. */
const lazyOperations = ['and', 'or', '?'] as const;

/** Name of an operator or function of the language. */
export type OperationName = keyof typeof operations | (typeof lazyOperations)[number];

/** True if the language has an operator or function with this name. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name) || lazyOperations.some((lazy) => lazy === name);
}

/** Runs a program. Never throws: an absent value, or one of the wrong type, makes the outcome absent. */
export function runProgram(program: Program, scope: Scope): unknown {
  if (program[0] === 'literal') return program[1];
  if (program[0] === 'variable') return valueNamed(scope, program[1]);
  const [, name, ...parts] = program;
  const run = (index: number) => {
    const part = parts[index];
    return part ? runProgram(part, scope) : undefined;
  };
  switch (name) {
    case 'and':
      return decide(false, run);
    case 'or':
      return decide(true, run);
    case '?': {
      const condition = run(0);
      return typeof condition === 'boolean' ? run(condition ? 1 : 2) : undefined;
    }
    default: {
      const operation: Operation = operations[name];
      return operation(...parts.map((part) => runProgram(part, scope)));
    }
  }
}

/** Decides "and" by one false, "or" by one true. If nothing decides and a part is absent, the outcome is absent. */
function decide(deciding: boolean, run: (index: number) => unknown): boolean | undefined {
  const left = run(0);
  if (left === deciding) return deciding;
  const right = run(1);
  if (right === deciding) return deciding;
  return typeof left === 'boolean' && typeof right === 'boolean' ? !deciding : undefined;
}

/** Names of the variables that a program reads. */
export function variablesOf(program: Program): string[] {
  if (program[0] === 'literal') return [];
  if (program[0] === 'variable') return [program[1]];
  const [, , ...parts] = program;
  return [...new Set(parts.flatMap(variablesOf))];
}

/** Names of the variables whose values a program reads, without those only tested for presence. */
export function valuesReadBy(program: Program): string[] {
  if (program[0] !== 'call') return variablesOf(program);
  const [, name, ...parts] = program;
  return name === 'given' ? [] : parts.flatMap(valuesReadBy);
}
