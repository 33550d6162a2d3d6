/** A definition and its compiled parts. */
import type { Definition } from './definition.ts';
import { runProgram, type Program, type Scope } from './expression-program.ts';

/** One refusal of a compiled JSON Schema validator, as Ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface SchemaValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Programs by the text of their expressions. */
export type Programs = Readonly<Record<string, Program>>;

/** A definition ready to run. */
export interface Calculator {
  readonly definition: Definition;
  readonly validate: SchemaValidator;
  readonly programs: Programs;
}

/** The exports of a calculator's module, which the compiler writes to `.cache/calculators/<category>/<name>.js`. */
export interface CompiledCalculator {
  readonly calculator: Calculator;
  /** The kinds of fields in its form. */
  readonly fieldKinds: readonly string[];
}

/** True if an expression of the definition is true, which conditions ask. False also if a value is absent. */
export function holds(programs: Programs, expression: string, scope: Scope): boolean {
  return outcome(programs, expression, scope) === true;
}

/** True if an expression of the definition is false, which refuses an input. False also if a value is absent. */
export function fails(programs: Programs, expression: string, scope: Scope): boolean {
  return outcome(programs, expression, scope) === false;
}

/** The program of an expression, or `undefined` if the definition has no such expression. */
export function programOf(programs: Programs, expression: string): Program | undefined {
  return Object.hasOwn(programs, expression) ? programs[expression] : undefined;
}

/** @throws Error if the expression was not compiled, because the parts do not belong to this definition. */
function outcome(programs: Programs, expression: string, scope: Scope): unknown {
  const program = programOf(programs, expression);
  if (!program) throw new Error(`expression was not compiled: ${expression}`);
  return runProgram(program, scope);
}
