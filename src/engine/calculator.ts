/** A definition and its compiled parts. */
import type { Definition } from './definition.ts';
import { runProgram, type Program, type Scope } from './expression-program.ts';
import { valueNamed } from '../fields/value-named.ts';

/** One error of a compiled JSON Schema validator, in Ajv's format. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Compiled programs by the text of their expressions. */
export type Programs = Readonly<Record<string, Program>>;

/** A definition ready to run. */
export interface Calculator {
  readonly definition: Definition;
  readonly validate: SchemaValidator;
  readonly programs: Programs;
}

/** Exports of a calculator's module, which the compiler writes to `.cache/calculators/<category>/<name>.js`. */
export interface CompiledCalculator {
  readonly calculator: Calculator;
  readonly fieldKinds: readonly string[];
}

/** True if a condition holds; false also if a value is absent. */
export function holds(programs: Programs, expression: string, scope: Scope): boolean {
  return outcome(programs, expression, scope) === true;
}

/** True if an assertion fails and the input is refused; false also if a value is absent. */
export function fails(programs: Programs, expression: string, scope: Scope): boolean {
  return outcome(programs, expression, scope) === false;
}

/** The program of an expression; undefined if the definition has no such expression. */
export function programOf(programs: Programs, expression: string): Program | undefined {
  return valueNamed(programs, expression);
}

/** @throws Error if the expression was not compiled, because the programs belong to another definition */
function outcome(programs: Programs, expression: string, scope: Scope): unknown {
  const program = programOf(programs, expression);
  if (!program) throw new Error(`expression was not compiled: ${expression}`);
  return runProgram(program, scope);
}
