/** The only path from raw input to outcome: parse → defaults → schema → rules → compute → checked result. */
import { Results } from '../../quantity/declare.ts';
import { CALCULATION_FAILED, CalculationError } from '../calculation-error.ts';
import type { Calculator } from '../calculator.ts';
import type { Context, RawInputs } from '../definition.ts';
import type { Scope } from '../expression-program.ts';
import { refusalsOfInputs, refusalsOfResult, warningsOf } from './check-rules.ts';
import { countingOnly, parseInputs, type ParsedInputs } from '../parse-inputs.ts';
import { inFieldOrder, problemsFromSchema, type Problem } from '../problem.ts';
import { NotFiniteError, readResult, type Trace } from './read-result.ts';
import type { ResultRecord } from '../result-paths.ts';
import type { SurroundingValues } from '../../fields/kind.ts';
import { kindOf } from '../../fields/kinds.ts';
import { isRows } from '../../fields/rows/kind.ts';
import type { AnyField, ObjectSchema } from '../input-schema.ts';

export type Outcome =
  | {
      readonly ok: true;
      readonly inputs: RawInputs;
      readonly result: ResultRecord;
      /** Labels and formulas of the values in the result. */
      readonly trace: Trace;
      /** Messages that do not block the result. */
      readonly warnings: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Validates inputs and calculates.
 *
 * @param raw values by field name: numbers, or text in Brazilian notation; never modified. Unknown names are ignored,
 * and anything else is parsed as far as possible.
 * @param context the day of the calculation.
 * @param note receives an exception from the definition instead of the log; the checks of a definition report it.
 * @returns the result with its warnings, or every problem in field order, one per field. Never throws: an exception
 * from the definition becomes a failed calculation.
 */
export function evaluate(
  calculator: Calculator,
  raw: unknown,
  context: Context,
  note: (error: unknown) => void = (error) => log(calculator, error),
): Outcome {
  return guarded(calculator, note, () =>
    evaluateInputs(calculator, parseInputs(calculator, raw, context), context),
  );
}

/** Calculates with inputs that were parsed for this calculator and day. Never throws, like `evaluate`. */
export function evaluateParsed(calculator: Calculator, parsed: ParsedInputs, context: Context): Outcome {
  return guarded(
    calculator,
    (error) => log(calculator, error),
    () => evaluateInputs(calculator, parsed, context),
  );
}

function guarded(calculator: Calculator, note: (error: unknown) => void, calculate: () => Outcome): Outcome {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof CalculationError) return refuse(calculator, [{ field: '', message: error.message }]);
    note(error);
    return refuse(calculator, [{ field: '', message: CALCULATION_FAILED }]);
  }
}

function evaluateInputs(calculator: Calculator, parsed: ParsedInputs, context: Context): Outcome {
  const { definition } = calculator;
  const { values } = parsed;
  const scope: Scope = { ...values, today: context.today, entrada: values };
  const problems = problemsOfInputs(calculator, parsed, scope, context);
  if (problems.length > 0) return refuse(calculator, problems);

  const declared = new Results();
  const returned = definition.compute(quantitiesOf(definition.inputs, values), declared, context);
  const { result, trace } = readResult(returned, declared);
  const resultScope: Scope = { ...values, ...result, today: context.today, entrada: values };
  const late = refusalsOfResult(calculator, resultScope, trace);
  if (late.length > 0) return refuse(calculator, late);
  return { ok: true, inputs: values, result, trace, warnings: warningsOf(calculator, resultScope, trace) };
}

/** All problems of the inputs, the most basic first. */
function problemsOfInputs(
  calculator: Calculator,
  { values, hidden, problems, tooLarge }: ParsedInputs,
  scope: Scope,
  context: Context,
): Problem[] {
  const basic = [...problems];
  if (!calculator.validate(values)) {
    const refused = problemsFromSchema(calculator.definition.inputs, calculator.validate.errors ?? []);
    basic.push(...countingOnly(refused, hidden));
  }
  const byRules = refusalsOfInputs(calculator, {
    values,
    scope,
    context,
    refused: topLevelFields(basic),
    refusedRows: rowsOf(basic),
    tooLarge: topLevelFields(tooLarge),
    tooLargeRows: rowsOf(tooLarge),
  });
  return [...basic, ...countingOnly(byRules, hidden), ...tooLarge];
}

function topLevelFields(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(({ field }) => field.split('.')[0] ?? ''));
}

/** Paths of rows with a problem. */
function rowsOf(problems: readonly Problem[]): Set<string> {
  return new Set(problems.map(({ field }) => field.split('.').slice(0, 2).join('.')));
}

function refuse({ definition }: Calculator, problems: readonly Problem[]): Outcome {
  return { ok: false, problems: inFieldOrder(definition.inputs, problems) };
}

/** Logs exceptions only: a formula without a value is no fault of the page, and the visitor already sees it. */
function log({ definition }: Calculator, error: unknown): void {
  if (!(error instanceof NotFiniteError)) console.error(`Erro no cálculo de ${definition.id}:`, error);
}

/** Converts values to the inputs of `compute`. */
function quantitiesOf({ properties }: ObjectSchema, values: SurroundingValues): SurroundingValues {
  const each = (
    fields: Readonly<Record<string, AnyField>>,
    own: SurroundingValues,
    around: SurroundingValues,
  ): SurroundingValues =>
    Object.fromEntries(
      Object.entries(own).map(([name, value]) => {
        const field = fields[name];
        if (!field) return [name, value];
        if (isRows(field) && Array.isArray(value)) {
          const { properties: cells } = field.items;
          return [name, value.map((row: SurroundingValues) => each(cells, row, { ...around, ...row }))];
        }
        const { toCompute } = kindOf(field);
        return [name, toCompute ? toCompute(field, value, around) : value];
      }),
    );
  return each(properties, values, values);
}
