/** Compares scenarios: different answers, figures with their differences, and bars on one scale. */
import type { Formatting } from '../../../../quantity/formatting.ts';
import type { ShownFigure, ShownValue } from '../../../../result/shown.ts';
import { differenceOf } from './difference.ts';
import type { Scenario } from './scenario.ts';

/** Value of a scenario in a row; empty if the scenario lacks it. */
export interface Cell {
  readonly value?: Pick<ShownValue, 'text' | 'raw'>;
  /** Difference from the first scenario; absent for that one. */
  readonly difference?: string | undefined;
}

/** A question or a figure, with each scenario's value. */
export interface Row {
  readonly path: string;
  readonly label: string;
  readonly isHeadline: boolean;
  readonly cells: readonly Cell[];
}

/** Amounts with the same label, one per scenario; a scenario may lack one. */
export interface BarGroup {
  readonly label: string;
  readonly amounts: readonly (Amount | undefined)[];
}

interface Amount {
  readonly text: string;
  readonly amount: number;
}

/** Groups of bars that share a scale. */
export interface Bars {
  readonly title: string;
  readonly groups: readonly BarGroup[];
}

/** True if all scenarios have the same value. */
export function isAlike(cells: Row['cells']): boolean {
  return new Set(cells.map(({ value }) => value?.text)).size === 1;
}

/** Questions with different answers. */
export function answersThatDiffer(scenarios: readonly Scenario[]): readonly Row[] {
  const paths = inOneOrder(scenarios.map(({ answers }) => answers.map(({ path }) => path)));
  return paths.flatMap((path) => {
    const found = scenarios.map(({ answers }) => answers.find((answer) => answer.path === path));
    if (new Set(found.map((answer) => answer?.answer)).size < 2) return [];
    const cells = found.map((answer) =>
      answer ? { value: { text: answer.answer, raw: answer.answer } } : {},
    );
    return [{ path, label: labelOf(found.map((answer) => answer?.question)), isHeadline: false, cells }];
  });
}

/** Label of a row, joined from the scenarios' different labels. */
function labelOf(labels: readonly (string | undefined)[]): string {
  return [...new Set(labels.filter((label) => label !== undefined))].join(' / ');
}

const findFigure = ({ figures }: Scenario, path: string) => figures.find((figure) => figure.path === path);

/** True if two figures can be subtracted: a result that changes its name, such as its winner, is another figure. */
const areComparable = (one: ShownFigure, other: ShownFigure) =>
  writtenAlike(one.formatting, other.formatting) && (one.path !== other.path || one.label === other.label);

const writtenAlike = (one: Formatting, other: Formatting) =>
  one.format === other.format && one.unit === other.unit;

/**
 * The headline of each scenario: the first one that all scenarios show. If there is none, each scenario's own, such as
 * the instalment of one system beside the first instalment of another.
 */
function headlines(scenarios: readonly Scenario[]): readonly (ShownFigure | undefined)[] {
  const withResult = scenarios.filter(({ refusal }) => refusal === undefined);
  const shared = withResult
    .map(({ headline = '' }) => headline)
    .find((path) => withResult.every((scenario) => findFigure(scenario, path)));
  return scenarios.map((scenario) => findFigure(scenario, shared ?? scenario.headline ?? ''));
}

/** Figures of all scenarios, the headline first, with the difference from the first scenario. */
export function figuresBeside(scenarios: readonly Scenario[]): readonly Row[] {
  const headline = headlines(scenarios);
  const headlinePaths = new Set(headline.map((figure) => figure?.path));
  const paths = inOneOrder(scenarios.map(({ figures }) => figures.map(({ path }) => path)));
  const others = paths.filter((path) => !headlinePaths.has(path));
  return [
    ...(headline.some((figure) => figure) ? [{ ...rowOf(headline), isHeadline: true }] : []),
    ...others.map((path) => rowOf(scenarios.map((scenario) => findFigure(scenario, path)))),
  ];
}

function rowOf(figures: readonly (ShownFigure | undefined)[]): Row {
  const [first] = figures;
  return {
    path: figures.find((figure) => figure)?.path ?? '',
    label: labelOf(figures.map((figure) => figure?.label)),
    isHeadline: false,
    cells: figures.map((figure, index) => cellOf(figure, index === 0 ? undefined : first)),
  };
}

function cellOf(figure: ShownFigure | undefined, first: ShownFigure | undefined): Cell {
  if (!figure) return {};
  const { value, formatting } = figure;
  const compared = first && areComparable(first, figure) ? first.value : undefined;
  return { value, difference: differenceOf(compared, value, formatting) };
}

/** An amount that a bar can show: zero or more, and no year or the like. */
function amountOf(figure: ShownFigure): Amount | undefined {
  const { raw, text } = figure.value;
  if (typeof raw !== 'number' || raw < 0 || figure.formatting.format === 'text') return undefined;
  return { text, amount: raw };
}

/** Headlines as bars, if they are amounts of the same kind. */
export function headlineBars(scenarios: readonly Scenario[]): Bars | undefined {
  const figures = headlines(scenarios);
  const [first, ...others] = figures.filter((figure) => figure !== undefined);
  if (!first || others.length === 0) return undefined;
  if (!others.every(({ formatting }) => writtenAlike(formatting, first.formatting))) return undefined;
  const amounts = figures.map((figure) => figure && amountOf(figure));
  if (amounts.some((amount, index) => figures[index] && !amount)) return undefined;
  return { title: labelOf(figures.map((figure) => figure?.label)), groups: [{ label: '', amounts }] };
}

/**
 * Parts of the wholes that all scenarios have, each whole with its own scale. Omits wholes whose parts differ, such as
 * the brackets of two years.
 */
export function partBars(scenarios: readonly Scenario[]): readonly Bars[] {
  const [first] = scenarios;
  return (first?.parts ?? []).flatMap(({ title }) => {
    const wholes = scenarios.flatMap(({ parts }) => parts.find((whole) => whole.title === title) ?? []);
    const amounts = wholes.flatMap(({ parts }) => parts.map(({ amount }) => amount));
    if (wholes.length < scenarios.length || amounts.some((amount) => amount < 0)) return [];
    const labels = inOneOrder(wholes.map(({ parts }) => parts.map(({ label }) => label)));
    const isShared = (label: string) =>
      wholes.every(({ parts }) => parts.some((part) => part.label === label));
    if (!labels.some(isShared)) return [];
    const groups = labels.map((label) => ({
      label,
      amounts: wholes.map(({ parts }) => {
        const part = parts.find((each) => each.label === label);
        return part && { text: part.value.text, amount: part.amount };
      }),
    }));
    // Omit parts that are zero in every scenario.
    const nonZero = groups.filter((group) => group.amounts.some((each) => each?.amount));
    return nonZero.length === 0 ? [] : [{ title, groups: nonZero }];
  });
}

/** Merges lists of names: a name that a list lacks comes after its predecessor in another list. */
export function inOneOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const all: string[] = [];
  for (const list of lists) {
    let next = 0;
    for (const name of list) {
      const known = all.indexOf(name);
      if (known === -1) all.splice(next, 0, name);
      next = (known === -1 ? next : known) + 1;
    }
  }
  return all;
}
