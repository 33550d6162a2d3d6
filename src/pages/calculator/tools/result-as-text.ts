/** Writes a result as text, for the clipboard and the share sheet. */
import { arrange } from '../../../result/arrange.ts';
import { signedLines } from '../../../result/as-text.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import { answersWithoutZeros, type Answer } from './answers.ts';
import type { ToolProps } from './tool.ts';

type ResultProps = Pick<ToolProps, 'calculator' | 'success' | 'today' | 'elements'>;

/** Two lines: the calculator's name with its main figure, and the answer as a sentence. */
export function sharedText({ calculator, elements }: Pick<ResultProps, 'calculator' | 'elements'>): string {
  const headline = elements.find((element) => element.kind === 'headline');
  if (!headline) return calculator.definition.name;
  const { figure, answer = '' } = headline;
  return `${calculator.definition.name}: ${figure.value.text}\n${answer}`.trim();
}

/** Questions and answers in one line: "Salário bruto mensal: R$ 3.000,00; Dependentes: 2". */
export function answersInOneLine({ calculator, success, today }: Omit<ResultProps, 'elements'>): string {
  return inOneLine(answersWithoutZeros(calculator, success.data, today));
}

/** Joins questions and answers in one line. */
export function inOneLine(answers: readonly Answer[]): string {
  return answers.map(({ question, answer }) => `${question}: ${answer}`).join('; ');
}

/** Title, inputs, answer, sum, warnings, and the groups of figures with their titles. */
export function resultAsText(result: ResultProps): string {
  const { headline, sum, figures, remarks, sections } = arrange(result.elements);
  const first = headline?.figure;
  const blocks = [
    [result.calculator.definition.title ?? result.calculator.definition.name, answersInOneLine(result)],
    [headline?.answer, first && `${first.label}: ${first.value.text}`],
    sum ? linesOf(sum) : linesOf({ kind: 'figures', figures: [...figures] }),
    [...result.success.outcome.warnings, ...remarks.flatMap(sentencesOf)],
    ...sections.flatMap(({ title, elements }) =>
      elements.flatMap((element) => {
        const lines = linesOf(element);
        return lines.length > 0 ? [[title, ...lines]] : [];
      }),
    ),
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

function sentencesOf(remark: ShownElement): readonly string[] {
  if (remark.kind === 'notice') return [remark.text];
  return remark.kind === 'lines' ? remark.lines.map(({ text }) => text) : [];
}

function linesOf(element: ShownElement): string[] {
  if (element.kind === 'figures') return element.figures.map(({ label, value }) => `${label}: ${value.text}`);
  if (element.kind !== 'sum') return [];
  const { lines, total } = element;
  return [
    ...signedLines(lines).map(({ label, sign, text }) => `${sign} ${label}: ${text}`),
    `= ${total.label}: ${total.value.text}`,
  ];
}
