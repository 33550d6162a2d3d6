/** The answer to a search in words, with the values that may be taken over. */
import { MOST_TRIED } from '../../../../inverse/find-points.ts';
import type { InputValue } from '../runs/axis.ts';
import type { GoalAnswer, Spot, Stretch } from '../runs/run-job.ts';
import { write, type FollowedFigure, type VariedInput } from '../runs/varying.ts';

/** What was searched for, and along what. */
export interface Question {
  readonly figure: FollowedFigure;
  readonly input: VariedInput;
  readonly target: number;
}

/** A value that may be taken over, and what is said of it. */
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

/** Solutions that are told at most. */
const MOST_OFFERED = 5;

class Wording {
  readonly #question: Question;
  readonly #target: string;
  readonly #input: string;
  readonly #figure: string;

  constructor(question: Question) {
    const { figure, input, target } = question;
    this.#question = question;
    this.#target = write(target, figure);
    this.#input = `“${input.title}”`;
    this.#figure = `“${figure.label}”`;
  }

  #written(value: InputValue): string {
    return write(value, this.#question.input);
  }

  #result(value: number): string {
    return write(value, this.#question.figure);
  }

  #offer({ input, value }: Spot): Offer {
    return { value: input, text: `${this.#written(input)} dá ${this.#result(value)}` };
  }

  #stretch({ from, to, isLast }: Stretch): string {
    if (from === to) return this.#written(from);
    if (isLast) return `qualquer valor a partir de ${this.#written(from)}`;
    return `qualquer valor de ${this.#written(from)} a ${this.#written(to)}`;
  }

  #constant(value: number): string {
    return `${this.#figure} não depende de ${this.#input}: dá sempre ${this.#result(value)}.`;
  }

  met(stretches: readonly Stretch[]): Answer {
    const offers = stretches
      .slice(0, MOST_OFFERED)
      .map((stretch) => ({ value: stretch.nearest, text: this.#stretch(stretch) }));
    const [only, ...others] = stretches;
    if (!only || others.length > 0) {
      const which =
        stretches.length > MOST_OFFERED ? `Os ${MOST_OFFERED} primeiros valores` : 'Mais de um valor';
      const sentence = `${which} de ${this.#input} com que ${this.#figure} dá ${this.#target}:`;
      return { sentence, offers, isExact: true };
    }
    if (only.isFirst && only.isLast)
      return { sentence: this.#constant(this.#question.target), offers: [], isExact: true };
    const sentence = `Com ${this.#stretch(only)} em ${this.#input}, ${this.#figure} dá ${this.#target}.`;
    return { sentence, offers, isExact: true };
  }

  passed(passes: GoalAnswer['passed']): Answer {
    const [nearest] = passes;
    const ways = {
      step: 'O mais perto, dos dois lados:',
      jump: 'O resultado salta de um lado para o outro:',
      gap: 'Entre um e outro, a calculadora recusou o que tentamos:',
    };
    return {
      sentence: `Nenhum valor de ${this.#input} dá exatamente ${this.#target}. ${nearest ? ways[nearest.kind] : ''}`,
      offers: nearest ? [this.#offer(nearest.before), this.#offer(nearest.after)] : [],
      isExact: false,
    };
  }

  outOfReach({ reach, accepted }: GoalAnswer): Answer {
    if (!reach || !accepted) {
      const sentence = `A calculadora não aceitou nenhum dos valores que tentamos em ${this.#input}.`;
      return { sentence, offers: [], isExact: false };
    }
    const { lowest, highest } = reach;
    if (lowest.value === highest.value)
      return { sentence: this.#constant(lowest.value), offers: [], isExact: false };
    const extremes = `${this.#figure} vai de ${this.#result(lowest.value)} a ${this.#result(highest.value)}`;
    return {
      sentence:
        `Nenhum valor de ${this.#input} chega a ${this.#target}. ` +
        `De ${this.#written(accepted.from)} a ${this.#written(accepted.to)}, ${extremes}. O mais perto:`,
      offers: [this.#offer(this.#question.target < lowest.value ? lowest : highest)],
      isExact: false,
    };
  }
}

/** Says what was found: the values that give what is wanted, the nearest ones, or how far one comes. */
export function answerTo(question: Question, found: GoalAnswer): Answer {
  const wording = new Wording(question);
  const note = found.isComplete
    ? {}
    : { note: `A procura parou depois de ${MOST_TRIED} tentativas: pode haver outros valores.` };
  if (found.met.length > 0) return { ...wording.met(found.met), ...note };
  if (found.passed.length > 0) return { ...wording.passed(found.passed), ...note };
  return { ...wording.outOfReach(found), ...note };
}
