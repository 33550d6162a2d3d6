/** Calculates for the small calculator on the home page, like its calculator's own page; loaded on first use. */
import { calculator } from '#root/.cache/calculators/trabalhista/salario-liquido.js';
import type { ShowcaseAnswer } from '../../catalogue/page-data.ts';
import { evaluate } from '../../engine/evaluate/evaluate.ts';
import { normalizeTexts } from '../../form/normalize-texts.ts';
import { initialData } from '../../form/form-schema.ts';
import { isFolded, reasonOf, signOf } from '../../result/elements/sum/resolve.ts';
import { resolveLayout } from '../../result/resolve-layout.ts';

/** Name of the only field. */
export const FIELD = 'salarioBruto';

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
