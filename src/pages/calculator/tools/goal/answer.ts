/** Formulates the answer to a search for a target value. */
import { MAX_TRIED } from '../../../../inverse/find-points.ts';
import type { InputValue } from '../runs/axis.ts';
import type { GoalAnswer, Spot, Stretch } from '../runs/run-job.ts';
import { write, type FollowedFigure, type VariedInput } from '../runs/varying.ts';

/** The figure, its target, and the input to vary. */
export interface Question {
  readonly figure: FollowedFigure;
  readonly input: VariedInput;
  readonly target: number;
}

/** A value to fill in, with its description. */
export interface Offer {
  readonly value: InputValue;
  readonly text: string;
}

export interface Answer {
  readonly sentence: string;
  readonly offers: readonly Offer[];
  readonly isExact: boolean;
  readonly note?: string;
}

/** Maximum number of values to offer. */
const MAX_OFFERED = 5;

/** Formulates the answer: values that reach the target, the nearest values, or the limits of the figure. */
export function answerTo(
  { figure: followed, input: varied, target: wanted }: Question,
  found: GoalAnswer,
): Answer {
  const target = write(wanted, followed);
  const input = `“${varied.title}”`;
  const figure = `“${followed.label}”`;
  const written = (value: InputValue) => write(value, varied);
  const result = (value: number) => write(value, followed);
  const offer = (spot: Spot): Offer => ({
    value: spot.input,
    text: `${written(spot.input)} dá ${result(spot.value)}`,
  });
  const constant = (value: number) => `${figure} não depende de ${input}: dá sempre ${result(value)}.`;

  function rangeText({ from, to, isLast }: Stretch): string {
    if (from === to) return written(from);
    if (isLast) return `qualquer valor a partir de ${written(from)}`;
    return `qualquer valor de ${written(from)} a ${written(to)}`;
  }

  function met(stretches: readonly Stretch[]): Answer {
    const offers = stretches
      .slice(0, MAX_OFFERED)
      .map((stretch) => ({ value: stretch.nearest, text: rangeText(stretch) }));
    const [only, ...others] = stretches;
    if (!only || others.length > 0) {
      const which =
        stretches.length > MAX_OFFERED ? `Os ${MAX_OFFERED} primeiros valores` : 'Mais de um valor';
      const sentence = `${which} de ${input} com que ${figure} dá ${target}:`;
      return { sentence, offers, isExact: true };
    }
    if (only.isFirst && only.isLast) return { sentence: constant(wanted), offers: [], isExact: true };
    const sentence = `Com ${rangeText(only)} em ${input}, ${figure} dá ${target}.`;
    return { sentence, offers, isExact: true };
  }

  function passed(passes: GoalAnswer['passed']): Answer {
    const [nearest] = passes;
    const ways = {
      step: 'O mais perto, dos dois lados:',
      jump: 'O resultado salta de um lado para o outro:',
      gap: 'Entre um e outro, a calculadora recusou o que tentamos:',
    };
    return {
      sentence: `Nenhum valor de ${input} dá exatamente ${target}. ${nearest ? ways[nearest.kind] : ''}`,
      offers: nearest ? [offer(nearest.before), offer(nearest.after)] : [],
      isExact: false,
    };
  }

  function outOfReach({ reach, accepted }: GoalAnswer): Answer {
    if (!reach || !accepted) {
      const sentence = `A calculadora não aceitou nenhum dos valores que tentamos em ${input}.`;
      return { sentence, offers: [], isExact: false };
    }
    const { lowest, highest } = reach;
    if (lowest.value === highest.value)
      return { sentence: constant(lowest.value), offers: [], isExact: false };
    const extremes = `${figure} vai de ${result(lowest.value)} a ${result(highest.value)}`;
    return {
      sentence:
        `Nenhum valor de ${input} chega a ${target}. ` +
        `De ${written(accepted.from)} a ${written(accepted.to)}, ${extremes}. O mais perto:`,
      offers: [offer(wanted < lowest.value ? lowest : highest)],
      isExact: false,
    };
  }

  const note = found.isComplete
    ? {}
    : { note: `A procura parou depois de ${MAX_TRIED} tentativas: pode haver outros valores.` };
  if (found.met.length > 0) return { ...met(found.met), ...note };
  if (found.passed.length > 0) return { ...passed(found.passed), ...note };
  return { ...outOfReach(found), ...note };
}
