/**
 * Fills in the quotations of articles, which quote the tested examples of their calculator to avoid duplicate figures.
 */
import { exampleAttempts } from './attempt.ts';
import { closest } from './closest.ts';
import type { ProvenCalculator } from './proven.ts';
import { placeholderFaults, writtenAs } from './check-templates.ts';
import type { Outcome } from '../src/engine/evaluate/evaluate.ts';
import type { Scope } from '../src/engine/expression-program.ts';
import type { Fault } from '../src/vocabulary/fault.ts';
import { sentenceFormatter } from '../src/engine/sentence-formatter.ts';
import { fillTemplate, valueAt } from '../src/engine/template.ts';
import { isScalar, kindOfValue } from './value-kinds.ts';

/** Location in faults of articles, which have no line. */
const PLACE = 'artigo';

/**
 * Fills in the placeholders of an article, such as `{exemplo.1.entrada.salary}` and `{exemplo.1.total|integer}`.
 *
 * @throws Error with the faulty placeholder, or the value that no example has
 */
export function quoteExamples(article: string, calculator: ProvenCalculator): string {
  const [fault] = articleFaults(article, calculator);
  if (fault) throw new Error(`${fault.problem}: ${fault.remedy}`);
  const outcomes = outcomesOf(calculator);
  const speakers = outcomes.map((outcome) => {
    const formatter = sentenceFormatter(calculator.definition.inputs, outcome?.trace);
    const scope = { ...outcome?.inputs, ...outcome?.result, entrada: outcome?.inputs };
    return (path: string, value: unknown) => formatter(path, value, scope);
  });
  return fillTemplate(article, scopeOf(outcomes), (path, value) => {
    const [, example = '', own = path] = /^exemplo\.(\d+)\.(.+)$/.exec(path) ?? [];
    return speakers[Number(example) - 1]?.(own, value) ?? String(value);
  });
}

export function articleFaults(article: string, calculator: ProvenCalculator): Fault[] {
  const scope = scopeOf(outcomesOf(calculator));
  const kindOf = (path: string) => {
    const value = valueAt(scope, path);
    return value === undefined ? undefined : kindOfValue(value);
  };
  return placeholderFaults(PLACE, article, kindOf, (placeholder) => ({
    problem: `o artigo cita ${writtenAs(placeholder)}, mas nenhum exemplo tem esse valor`,
    remedy: `os mais parecidos: ${closest(placeholder.path, pathsIn(scope))
      .map((path) => `{${path}}`)
      .join(', ')}`,
  }));
}

type Calculated = Extract<Outcome, { ok: true }>;

/** Lists the outcomes of the examples, without refused ones, which other checks report. */
function outcomesOf(calculator: ProvenCalculator): (Calculated | undefined)[] {
  return exampleAttempts(calculator).map(({ outcome }) => (outcome.ok ? outcome : undefined));
}

/** Collects the values that an article may quote: the results of each example, and its inputs as `entrada`. */
function scopeOf(outcomes: readonly (Calculated | undefined)[]): Scope {
  const examples = outcomes.map((outcome, index) => [
    String(index + 1),
    outcome ? { ...outcome.result, entrada: outcome.inputs } : {},
  ]);
  return { exemplo: Object.fromEntries(examples) as object };
}

/** Lists the paths of all values in an object that a sentence may quote. */
function pathsIn(values: object, prefix = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return pathsIn(value, `${prefix}${name}.`);
    }
    return value !== undefined && isScalar(kindOfValue(value)) ? [`${prefix}${name}`] : [];
  });
}
