/** How far the two methods of a calculator are apart, and in which figures: derived, for every calculator that has two. */
import type { Calculator } from '../../../../engine/calculator.ts';
import { evaluate } from '../../../../engine/evaluate/evaluate.ts';
import { formatValue } from '../../../../engine/format.ts';
import { METHOD, OFFICIAL, SIMPLE } from '../../../../engine/methods.ts';
import { wholeAmounts } from '../../../../engine/whole-amounts.ts';
import { Reading, type Calculated } from '../../../../result/reading.ts';

/** A figure that the two methods calculate differently, written out. */
interface DifferentFigure {
  readonly label: string;
  readonly official: string;
  readonly simple: string;
}

/** The method that was not chosen, beside the one that was. */
export interface MethodDifference {
  /** What the other one gives: "A conta simples daria R$ 2.445,00: R$ 306,40 a menos." */
  readonly sentence: string;
  readonly because: string;
  /** None where the two agree. */
  readonly figures: readonly DifferentFigure[];
}

/** Most figures that stand side by side: what explains the difference, not the whole result again. */
const MOST_FIGURES = 8;

/** The difference; undefined with one method, with equal results, and where the other method refuses these inputs. */
export function methodDifference(
  calculator: Calculator,
  calculated: Calculated,
  today: string,
): MethodDifference | undefined {
  const { definition } = calculator;
  const { simple } = definition;
  if (!simple) return undefined;
  const isOfficial = calculated.inputs[METHOD] === OFFICIAL;
  const inputs = { ...calculated.inputs, [METHOD]: isOfficial ? SIMPLE : OFFICIAL };
  const other = evaluate(calculator, inputs, { today });
  if (!other.ok) return undefined;
  const here = new Reading(calculator, calculated, today);
  const there = new Reading(calculator, other, today);
  const figures = Object.keys(calculated.result)
    .filter((path) => isAmount(here, path) && isAmount(there, path) && here.raw(path) !== there.raw(path))
    .slice(0, MOST_FIGURES)
    .map((path) => {
      const [official, simpleOne] = isOfficial ? [here, there] : [there, here];
      return { label: official.label(path), official: official.write(path), simple: simpleOne.write(path) };
    });
  const headlines = [headlineOf(calculator, here), headlineOf(calculator, there)] as const;
  const sentence = sentenceOf(...headlines, isOfficial, figures.length > 0);
  if (sentence === undefined) return undefined;
  return { sentence: wholeAmounts(sentence), because: wholeAmounts(simple.because), figures };
}

function isAmount(reading: Reading, path: string): boolean {
  return typeof reading.raw(path) === 'number' && reading.formatting(path).format === 'money';
}

interface Headline {
  readonly label: string;
  readonly text: string;
  readonly raw: unknown;
  readonly subtract: (from: number) => string;
}

function headlineOf({ definition }: Calculator, reading: Reading): Headline | undefined {
  const element = definition.result.find(({ kind, when }) => kind === 'headline' && reading.isTrue(when));
  if (element?.kind !== 'headline') return undefined;
  const { value } = element;
  return {
    label: reading.label(value),
    text: reading.write(value),
    raw: reading.raw(value),
    subtract: (from) => formatValue(Math.abs(from - reading.number(value)), reading.formatting(value)),
  };
}

function sentenceOf(
  here: Headline | undefined,
  there: Headline | undefined,
  isOfficial: boolean,
  othersDiffer: boolean,
): string | undefined {
  if (here?.raw === undefined || there?.raw === undefined) return undefined;
  if (here.text === there.text) {
    if (othersDiffer) {
      const other = isOfficial ? 'a conta simples dá' : 'as regras em vigor dão';
      return `Em “${here.label}” ${other} o mesmo; outros valores mudam.`;
    }
    return undefined;
  }
  const start = `${isOfficial ? 'A conta simples daria' : 'As regras em vigor dariam'} ${there.text}`;
  if (typeof here.raw !== 'number' || typeof there.raw !== 'number') return `${start}.`;
  return `${start}: ${there.subtract(here.raw)} a ${there.raw < here.raw ? 'menos' : 'mais'}.`;
}
