/** Prepares a scenario for comparison: its answers and its result. */
import { evaluate } from '../../../../engine/evaluate/evaluate.ts';
import { dataFor, type FormData } from '../../../../form/form-schema.ts';
import { figuresOf } from '../../../../result/as-text.ts';
import { Reading } from '../../../../result/reading.ts';
import { resolveLayout, type ShownElement } from '../../../../result/resolve-layout.ts';
import type { ShownAmount, ShownFigure, ShownFormula } from '../../../../result/shown.ts';
import { answersOf, type Answer } from '../answers.ts';
import type { Success } from '../../calculation.ts';
import { fromFragment } from '../../share-link.ts';
import type { ToolProps } from '../tool.ts';

/** Parts of a whole with their title. */
export interface ComparedParts {
  readonly title: string;
  readonly parts: readonly ShownAmount[];
}

/** Inputs of a scenario with their results. */
export interface Scenario {
  readonly data: FormData;
  readonly answers: readonly Answer[];
  /** Message if the inputs are refused; the fields below are then empty. */
  readonly refusal?: string;
  /** Path of the main figure. */
  readonly headline?: string | undefined;
  /** Figures, each path once, the main one first. */
  readonly figures: readonly ShownFigure[];
  readonly parts: readonly ComparedParts[];
  readonly steps: readonly ShownFormula[];
}

type Source = Pick<ToolProps, 'calculator' | 'today'>;

/** Maximum length of an encoded scenario, far beyond typed input. */
const MAX_LENGTH = 20_000;

/** Decodes the form's contents from a scenario; missing values take their defaults. */
export function dataOf({ calculator, today }: Source, kept: string): FormData {
  const { inputs } = calculator.definition;
  const found = kept.length > MAX_LENGTH ? {} : fromFragment(kept, Object.keys(inputs.properties));
  return dataFor(inputs, found ?? {}, today);
}

/** Calculates the scenario of the form's contents. */
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

/** Reads the scenario of an existing result. */
export function readScenario(
  { calculator, today }: Source,
  { data, outcome, elements }: Success & Pick<ToolProps, 'elements'>,
): Scenario {
  const figures = figuresOf(elements).map((figure) => ({ ...figure, label: labelIn(elements, figure) }));
  const steps = elements.flatMap((element) => (element.kind === 'steps' ? element.steps : []));
  return {
    data,
    answers: answersOf(calculator, data, today),
    headline: elements.find((element) => element.kind === 'headline')?.figure.path,
    // Show each value once, at its first position.
    figures: figures.filter(({ path }, index) => figures.findIndex((one) => one.path === path) === index),
    parts: elements.flatMap(partsOf),
    steps: steps.length > 0 ? steps : new Reading(calculator, outcome, today).steps(),
  };
}

/** Parts of a composition, or of a sum without subtractions. */
function partsOf(element: ShownElement): ComparedParts[] {
  if (element.kind === 'composition' || element.kind === 'rowComposition') return [element];
  if (element.kind !== 'sum' || element.lines.some(({ isSubtracted }) => isSubtracted)) return [];
  const parts = element.lines.map(({ label, value }) => ({ label, amount: Number(value.raw), value }));
  return [{ title: element.title ?? element.total.label, parts }];
}

/** Maximum length of a label, such as “De” or “Até”, that needs the title above it. */
const PREPOSITION = 3;

function labelIn(elements: readonly ShownElement[], { path, label }: ShownFigure): string {
  if (label.length > PREPOSITION) return label;
  const group = elements.find(
    (element) => element.kind === 'figures' && element.figures.some((figure) => figure.path === path),
  );
  return group?.kind === 'figures' && group.title !== undefined ? `${group.title}: ${label}` : label;
}
