/** The example that the small calculator on the home page starts with; browsers do not load this module. */
import { calculator } from '#root/.cache/calculators/trabalhista/salario-liquido.js';
import type { Showcase } from '../../catalogue/page-data.ts';
import { QUESTIONS } from '../../catalogue/questions.ts';
import { textFor } from '../../form/form-schema.ts';
import { answerTo, FIELD } from './answer.ts';

/** Initial value of the field, in reais. */
const EXAMPLE = 5000;

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
