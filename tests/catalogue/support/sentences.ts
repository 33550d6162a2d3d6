/** Lists the sentences of a result, for tests of single sentences. */
import { loadDefinition } from '../../../compiler/load.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { EXAMPLE_DAY } from '../../../src/engine/example-input.ts';
import { reasonOf } from '../../../src/result/elements/sum/resolve.ts';
import { resolveLayout, type ShownElement } from '../../../src/result/resolve-layout.ts';

function linesOf(element: ShownElement): string[] {
  switch (element.kind) {
    case 'headline': {
      const { label, value } = element.figure;
      return [`${label}: ${value.text}. ${element.answer ?? ''}`];
    }
    case 'sum':
      return [
        ...element.lines.map((line) =>
          [`${line.label}: ${line.value.text}`, reasonOf(line)].filter(Boolean).join('. '),
        ),
        `${element.total.label}: ${element.total.value.text}`,
      ];
    case 'chart':
      return [element.title];
    case 'lines':
      return element.lines.map(({ text }) => text);
    case 'figures':
      return element.figures.map(({ label, value }) => `${label}: ${value.text}`);
    case 'notice':
      return [`${element.tone}: ${element.text}`];
    case 'text':
      return [element.text];
    case 'steps':
      return element.steps.map(({ label = '', lines }) => `${label}: ${lines.join(' ')}`);
    default:
      return [];
  }
}

/** Lists headline, sum, figures, notices, texts, steps and chart titles of a result, one per line, with plain spaces. */
export async function sentencesOf(
  id: string,
  input: RawInputs,
  { today = EXAMPLE_DAY, kind }: { readonly today?: string; readonly kind?: ShownElement['kind'] } = {},
): Promise<readonly string[]> {
  const calculator = compileCalculator(await loadDefinition(id));
  const outcome = evaluate(calculator, input, { today });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return resolveLayout(calculator, outcome, today)
    .filter((element) => kind === undefined || element.kind === kind)
    .flatMap(linesOf)
    .map((line) => line.replaceAll('\u00a0', ' '));
}
