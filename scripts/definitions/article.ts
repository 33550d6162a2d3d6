/** Articles quote the tested examples of their calculator instead of repeating figures. */
import type { Calculator } from '../../src/engine/calculator.ts';
import { EXAMPLE_DAY, type Fault } from '../../src/engine/check-definition.ts';
import { braceFaults, fits, formFaults } from '../../src/engine/check-templates.ts';
import { evaluate } from '../../src/engine/evaluate.ts';
import { inputOf } from '../../src/engine/example-input.ts';
import type { Scope } from '../../src/engine/expression-program.ts';
import { faultIf } from '../../src/engine/fault.ts';
import {
  fillTemplate,
  placeholdersOf,
  templateFormat,
  valueAt,
  type Placeholder,
} from '../../src/engine/template.ts';
import { kindOfValue, KIND_NAMES } from '../../src/engine/value-kinds.ts';

/** Place of an article's faults: the article has no finer one. */
const PLACE = 'artigo';

/**
 * Fills placeholders such as `{exemplo.1.entrada.salary|money}` and `{exemplo.1.total|money}` of an article.
 *
 * @throws Error naming what is wrong with a placeholder, or that no example has its value.
 */
export function quoteExamples(article: string, calculator: Calculator): string {
  const [fault] = articleFaults(article, calculator);
  if (fault) throw new Error(`${fault.problem}: ${fault.remedy}`);
  return fillTemplate(article, examplesOf(calculator));
}

/** What stops an article from being quoted. */
export function articleFaults(article: string, calculator: Calculator): Fault[] {
  const examples = examplesOf(calculator);
  return [
    ...braceFaults(PLACE, article),
    ...placeholdersOf(article).flatMap((placeholder) => placeholderFaults(placeholder, examples)),
  ];
}

/** What an article may quote: of each example its results, and its inputs as `entrada`. */
function examplesOf(calculator: Calculator): Scope {
  const examples = calculator.definition.examples.map((example, index) => {
    const today = example.today ?? EXAMPLE_DAY;
    const outcome = evaluate(calculator, inputOf(example, today), { today });
    return [String(index + 1), outcome.ok ? { ...outcome.result, entrada: outcome.inputs } : {}] as const;
  });
  return { exemplo: Object.fromEntries(examples) };
}

function placeholderFaults(placeholder: Placeholder, scope: object): Fault[] {
  const form = formFaults(PLACE, placeholder);
  if (form.length > 0) return form;
  const { path, format } = placeholder;
  const value = valueAt(scope, path);
  if (value === undefined) {
    return [
      {
        place: PLACE,
        problem: `o artigo cita {${path}|${format}}, mas nenhum exemplo tem esse valor`,
        remedy: 'cite {exemplo.1.resultado|formato} ou {exemplo.1.entrada.campo|formato}',
      },
    ];
  }
  const kind = kindOfValue(value);
  return faultIf(
    !fits(kind, templateFormat(format) ?? 'text'),
    PLACE,
    `{${path}|${format}} escreve ${KIND_NAMES[kind]} no formato "${format}"`,
    `use um formato de ${KIND_NAMES[kind]}`,
  );
}
