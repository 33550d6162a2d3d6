/** Calculates for the small calculator on the home page, like its calculator's own page; loaded on first use. */
import { calculator } from '#root/.cache/calculators/trabalhista/salario-liquido.js';
import type { Showcase, ShowcaseAnswer } from '../../catalogue/page-data.ts';
import { QUESTIONS } from '../../catalogue/questions.ts';
import { evaluate } from '../../engine/evaluate/evaluate.ts';
import { normalizeTexts } from '../../form/normalize-texts.ts';
import { initialData, textFor } from '../../form/form-schema.ts';
import { isFolded, reasonOf, signOf } from '../../result/elements/sum/resolve.ts';
import { resolveLayout } from '../../result/resolve-layout.ts';

/** Name of its field, and the initial value in reais. */
const FIELD = 'salarioBruto';
const EXAMPLE = 5000;

/** An answer, or the message that refuses the input. */
export type Answered = ShowcaseAnswer | { readonly refusal: string };

/**
 * Calculates with the typed text, and defaults for all other fields.
 *
 * @param today `YYYY-MM-DD`
 * @throws Error if the calculator's result has no sum
 */
export function answerTo(typed: string, today: string): Answered {
  const { inputs } = calculator.definition;
  const data = normalizeTexts(inputs, { ...initialData(inputs, today), [FIELD]: typed }, today);
  const outcome = evaluate(calculator, data, { today });
  if (!outcome.ok) return { refusal: outcome.problems[0]?.message ?? '' };
  const elements = resolveLayout(calculator, outcome, today);
  const headline = elements.find((element) => element.kind === 'headline');
  const sum = elements.find((element) => element.kind === 'sum');
  if (!headline || !sum) throw new Error(`${calculator.definition.id}: o resultado não tem soma.`);
  const { label, value } = sum.total;
  return {
    sentence: headline.answer ?? `${label}: ${value.text}`,
    lines: sum.lines
      .filter((line) => !isFolded(line))
      .map((line) => ({
        label: line.label,
        sign: signOf(line),
        text: line.value.text,
        reason: reasonOf(line),
      })),
    total: { label, text: value.text },
  };
}

/**
 * The small calculator with its example on a day.
 *
 * @param today `YYYY-MM-DD`
 * @throws Error if the catalogue has no question for it, or the calculator refuses the example
 */
export function showcaseOn(today: string): Showcase {
  const { id, inputs } = calculator.definition;
  const question = QUESTIONS.find((candidate) => candidate.id === id);
  const field = inputs.properties[FIELD];
  const typed = String(textFor(field, EXAMPLE));
  const answer = answerTo(typed, today);
  if (!question || !field || 'refusal' in answer) throw new Error(`${id}: a página inicial não tem exemplo.`);
  return { id, question: question.text, field: FIELD, label: field.title, typed, answer };
}
