/** Prepares a scenario with its result for comparison. */
import { evaluate, type Outcome } from '../../../../engine/evaluate/evaluate.ts';
import { dataFor, type FormData } from '../../../../form/form-schema.ts';
import { figuresOf } from '../../../../result/as-text.ts';
import { Reading } from '../../../../result/reading.ts';
import { resolveLayout, type ShownElement } from '../../../../result/resolve-layout.ts';
import type { ShownAmount, ShownFigure, ShownStep } from '../../../../result/shown.ts';
import { answersOf, type Answer } from '../answers.ts';
import { fromFragment } from '../../share-link.ts';
import type { ToolProps } from '../tool.ts';

/** Parts of a whole under their title. */
export interface ComparedParts {
  readonly title: string;
  readonly parts: readonly ShownAmount[];
}

/** A scenario's inputs with their results. */
export interface Scenario {
  readonly data: FormData;
  readonly answers: readonly Answer[];
  /** The reason if there is no result; then all that follows is empty. */
  readonly refusal?: string;
  /** Path of the most important figure. */
  readonly headline?: string | undefined;
  /** Each path once, the headline first. */
  readonly figures: readonly ShownFigure[];
  readonly parts: readonly ComparedParts[];
  readonly steps: readonly ShownStep[];
}

type Source = Pick<ToolProps, 'calculator' | 'today'>;

/** Largest length of a kept scenario, far beyond typed input. */
const LONGEST = 20_000;

/** The contents of the form from a kept scenario; unknown values take their defaults. */
export function dataOf({ calculator, today }: Pick<Source, 'calculator' | 'today'>, kept: string): FormData {
  const { inputs } = calculator.definition;
  const found = kept.length > LONGEST ? {} : fromFragment(kept, Object.keys(inputs.properties));
  return dataFor(inputs, found ?? {}, today);
}

/** The scenario for given contents of the form. */
export function scenarioWith(source: Source, data: FormData): Scenario {
  const { calculator, today } = source;
  const outcome = evaluate(calculator, data, { today });
  if (!outcome.ok) {
    const answers = answersOf(calculator, data, today);
    const refusal = outcome.problems[0]?.message ?? '';
    return { data, answers, refusal, figures: [], parts: [], steps: [] };
  }
  return readScenario(source, {
    data,
    outcome,
    elements: resolveLayout(calculator, outcome, today),
  });
}

interface Calculated {
  readonly data: FormData;
  readonly outcome: Extract<Outcome, { ok: true }>;
  readonly elements: readonly ShownElement[];
}

/** The scenario of an existing result. */
export function readScenario(
  { calculator, today }: Pick<Source, 'calculator' | 'today'>,
  { data, outcome, elements }: Calculated,
): Scenario {
  const figures = figuresOf(elements).map((figure) => ({ ...figure, label: labelIn(elements, figure) }));
  const steps = elements.flatMap((element) => (element.kind === 'steps' ? element.steps : []));
  return {
    data,
    answers: answersOf(calculator, data, today),
    headline: elements.find((element) => element.kind === 'headline')?.figure.path,
    // Keeps the first showing of a value.
    figures: figures.filter(({ path }, index) => figures.findIndex((one) => one.path === path) === index),
    parts: elements.flatMap(partsOf),
    steps: steps.length > 0 ? steps : new Reading(calculator, outcome, today).steps(),
  };
}

/** The parts of a composition, or of a sum that subtracts nothing. */
function partsOf(element: ShownElement): ComparedParts[] {
  if (element.kind === 'composition' || element.kind === 'rowComposition') return [element];
  if (element.kind !== 'sum' || element.lines.some(({ isSubtracted }) => isSubtracted)) return [];
  const parts = element.lines.map(({ label, value }) => ({ label, amount: Number(value.raw), value }));
  return [{ title: element.title ?? element.total.label, parts }];
}

/** Longest label, such as “De” or “Até”, that means nothing without the title above it. */
const PREPOSITION = 3;

function labelIn(elements: readonly ShownElement[], { path, label }: ShownFigure): string {
  if (label.length > PREPOSITION) return label;
  const group = elements.find(
    (element) => element.kind === 'figures' && element.figures.some((figure) => figure.path === path),
  );
  return group?.kind === 'figures' && group.title !== undefined ? `${group.title}: ${label}` : label;
}
