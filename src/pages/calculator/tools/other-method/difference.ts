/** Compares the two methods of any calculator with two. */
import type { Calculator } from '../../../../engine/calculator.ts';
import { evaluate } from '../../../../engine/evaluate/evaluate.ts';
import { formatValue } from '../../../../engine/format.ts';
import { METHOD, OFFICIAL, SIMPLE } from '../../../../engine/methods.ts';
import { keepAmountsTogether } from '../../../../engine/keep-together.ts';
import { Reading, type Calculated } from '../../../../result/reading.ts';

/** A figure that differs between the methods, as text. */
interface DifferentFigure {
  readonly label: string;
  readonly official: string;
  readonly simple: string;
}

/** The other method, compared with the chosen one. */
export interface MethodDifference {
  /** Result of the other method: "A conta simples daria R$ 2.445,00: R$ 306,40 a menos." */
  readonly sentence: string;
  readonly because: string;
  /** Figures that differ; empty if the methods agree. */
  readonly figures: readonly DifferentFigure[];
}

/** Maximum number of figures: enough to explain the difference without repeating the result. */
const MAX_FIGURES = 8;

/** The difference; undefined for one method, for equal results, and if the other method refuses these inputs. */
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
    .slice(0, MAX_FIGURES)
    .map((path) => {
      const [official, simpleOne] = isOfficial ? [here, there] : [there, here];
      return { label: official.label(path), official: official.write(path), simple: simpleOne.write(path) };
    });
  const sentence = sentenceOf(here, there, isOfficial, figures.length > 0);
  if (sentence === undefined) return undefined;
  return { sentence: keepAmountsTogether(sentence), because: keepAmountsTogether(simple.because), figures };
}

function isAmount(reading: Reading, path: string): boolean {
  return typeof reading.raw(path) === 'number' && reading.formatting(path).format === 'money';
}

function sentenceOf(
  here: Reading,
  there: Reading,
  isOfficial: boolean,
  othersDiffer: boolean,
): string | undefined {
  const [path, otherPath] = [here.headline?.value ?? '', there.headline?.value ?? ''];
  const [value, otherValue] = [here.raw(path), there.raw(otherPath)];
  if (value === undefined || otherValue === undefined) return undefined;
  if (here.write(path) === there.write(otherPath)) {
    const other = isOfficial ? 'a conta simples dá' : 'as regras em vigor dão';
    return othersDiffer ? `Em “${here.label(path)}” ${other} o mesmo; outros valores mudam.` : undefined;
  }
  const start = `${isOfficial ? 'A conta simples daria' : 'As regras em vigor dariam'} ${there.write(otherPath)}`;
  if (typeof value !== 'number' || typeof otherValue !== 'number') return `${start}.`;
  // Give no difference between a refund and a tax to pay.
  if (path !== otherPath && here.number(otherPath) === 0)
    return `${start} em “${there.label(otherPath)}”, e não em “${here.label(path)}”.`;
  const difference = formatValue(Math.abs(value - otherValue), there.formatting(otherPath));
  return `${start}: ${difference} a ${otherValue < value ? 'menos' : 'mais'}.`;
}
