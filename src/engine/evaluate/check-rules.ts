/** Checks the rules of a definition: refusals before and after the calculation, and warnings. */
import { cellsOf } from '../../fields/rows/kind.ts';
import { fails, holds, programOf, type Calculator } from '../calculator.ts';
import type { Context, ExpressionRule, Predicate, RawInputs } from '../definition.ts';
import { valuesReadBy, variablesOf, type Program, type Scope } from '../expression-program.ts';
import type { Problem } from '../problem.ts';
import type { Trace } from './read-result.ts';
import { recordOf } from '../record.ts';
import { sentenceFormatter } from '../sentence-formatter.ts';
import { fillTemplate } from '../template.ts';
import { valueNamed } from '../../fields/value-named.ts';

/** Input of the rules that check inputs. */
export interface RuleInputs {
  readonly values: RawInputs;
  readonly scope: Scope;
  readonly context: Context;
  /** Top-level fields that are already refused; rules that read their values are skipped. */
  readonly refused: ReadonlySet<string>;
  /** Paths of rows with a refused cell, such as `anexos.0`; a rule on rows checks the other rows only. */
  readonly refusedRows: ReadonlySet<string>;
  /** Fields with numbers beyond the limit, which expressions may check but predicates may not. */
  readonly tooLarge: ReadonlySet<string>;
  /** Paths of rows with such numbers. */
  readonly tooLargeRows: ReadonlySet<string>;
}

/** Refusals by the rules that read only inputs, in rule order. */
export function refusalsOfInputs(calculator: Calculator, inputs: RuleInputs): Problem[] {
  return calculator.definition.rules.flatMap((rule) => {
    if (isPredicate(rule)) return predicateRefusals(rule, inputs);
    const values = namesIn(calculator, rule.assert, valuesReadBy);
    if (values.some((name) => inputs.refused.has(name))) return [];
    return readsResult(calculator, rule)
      ? []
      : assertRefusals(calculator, rule, inputs.scope, inputs.refusedRows);
  });
}

/** Refusals by the rules that read results, after the calculation. */
export function refusalsOfResult(calculator: Calculator, scope: Scope, trace: Trace): Problem[] {
  return calculator.definition.rules.flatMap((rule) =>
    isPredicate(rule) || !readsResult(calculator, rule)
      ? []
      : assertRefusals(calculator, rule, scope, new Set(), trace),
  );
}

/** Messages of the warnings that apply; a rule on rows may have one per row. */
export function warningsOf({ definition, programs }: Calculator, scope: Scope, trace: Trace): string[] {
  const all = definition.rules.flatMap((rule) => {
    if (isPredicate(rule) || rule.warn === undefined) return [];
    const { warn, message, each } = rule;
    const formatter = sentenceFormatter(definition.inputs, trace, each);
    return scopesOf(rule, scope)
      .filter((target) => holds(programs, warn, target.scope))
      .map((target) => fillTemplate(message, target.scope, formatter));
  });
  // Show equal messages of several rows once.
  return [...new Set(all)];
}

function isPredicate(rule: ExpressionRule | Predicate): rule is Predicate {
  return 'check' in rule;
}

function namesIn(
  { programs }: Calculator,
  expression: string | undefined,
  namesOf: (program: Program) => string[],
): string[] {
  const program = expression === undefined ? undefined : programOf(programs, expression);
  return program ? namesOf(program) : [];
}

function readsResult(calculator: Calculator, { assert, each }: ExpressionRule): boolean {
  const { properties } = calculator.definition.inputs;
  const known = new Set([...Object.keys(properties), ...Object.keys(cellsOf(properties, each)), 'today']);
  return namesIn(calculator, assert, variablesOf).some((name) => !known.has(name));
}

/** The scope of a rule: the whole form, or one row of its list with the row's cells. */
interface RuleScope {
  readonly field: string;
  readonly scope: Scope;
  readonly row?: string;
}

/** Path that a rule on rows marks: a cell, or the row itself. */
function rowPath(row: string, { field }: Pick<ExpressionRule, 'field'>): string {
  return field === '' ? row : `${row}.${field}`;
}

function scopesOf({ each, field }: ExpressionRule, scope: Scope): RuleScope[] {
  if (each === undefined) return [{ field, scope }];
  const rows = valueNamed(scope, each);
  if (!Array.isArray(rows)) return [];
  return rows.map((cells: unknown, index) => {
    const row = `${each}.${index}`;
    return { field: rowPath(row, { field }), scope: { ...scope, ...recordOf(cells) }, row };
  });
}

function assertRefusals(
  { definition, programs }: Calculator,
  rule: ExpressionRule,
  scope: Scope,
  refusedRows: ReadonlySet<string>,
  trace?: Trace,
): Problem[] {
  const { assert, message, each } = rule;
  const formatter = sentenceFormatter(definition.inputs, trace, each);
  if (assert === undefined) return [];
  return scopesOf(rule, scope)
    .filter(({ row }) => row === undefined || !refusedRows.has(row))
    .filter((target) => fails(programs, assert, target.scope))
    .map((target) => ({ field: target.field, message: fillTemplate(message, target.scope, formatter) }));
}

/** Thrown when a predicate reads a refused value. */
class RefusedValue extends Error {}

/** Runs a predicate only with values of the declared types; skips it if it reads any other. */
function predicateRefusals(rule: Predicate, inputs: RuleInputs): Problem[] {
  const { values, context, refused, tooLarge } = inputs;
  const guarded = { ...values };
  for (const name of new Set([...refused, ...tooLarge])) {
    Object.defineProperty(guarded, name, {
      enumerable: true,
      get: () => {
        throw new RefusedValue();
      },
    });
  }
  if (rule.each === undefined) return refusal(rule.field, () => rule.check(guarded, context));
  const rows = values[rule.each];
  if (!Array.isArray(rows) || inputs.refusedRows.has(rule.each)) return [];
  return rows.flatMap((row: unknown, index) => {
    const path = `${rule.each}.${index}`;
    if (inputs.refusedRows.has(path) || inputs.tooLargeRows.has(path)) return [];
    return refusal(rowPath(path, rule), () => rule.check(recordOf(row), context, guarded));
  });
}

function refusal(field: string, check: () => string | undefined): Problem[] {
  try {
    const message = check();
    return message === undefined ? [] : [{ field, message }];
  } catch (error) {
    if (error instanceof RefusedValue) return [];
    throw error;
  }
}
