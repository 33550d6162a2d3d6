/** Splits a result into the visible part and collapsible sections. */
import type { ShownElement } from './resolve-layout.ts';
import { isWorthDrawing, titleOf, hintOf, wantsWholeWidth } from './section-words.ts';
import { isSentence } from './sentence.ts';
import type { ShownFigure } from './shown.ts';

type Kind<K extends ShownElement['kind']> = Extract<ShownElement, { readonly kind: K }>;

export interface ResultSection {
  readonly title: string;
  /** Summary of its contents in a few words. */
  readonly hint: string;
  readonly isWide: boolean;
  /** True if it is open on phones, too. */
  readonly isOpen: boolean;
  readonly elements: readonly ShownElement[];
}

/** A result in the order of the page. */
export interface Arrangement {
  readonly headline: Kind<'headline'> | undefined;
  /** The lines that add up to the headline, or to the total that explains it. */
  readonly sum: Kind<'sum'> | undefined;
  /** The two or three main figures beside the headline, if there is no sum. */
  readonly figures: readonly ShownFigure[];
  /** Sentences about this case. */
  readonly remarks: readonly ShownElement[];
  readonly sections: readonly ResultSection[];
}

/** Maximum number of visible figures beside the headline. */
const MAX_IN_VIEW = 3;

const OBSERVATIONS = 'Observações';

/**
 * The visible figures: sums first, then those at the top of the layout, in layout order. Includes a figure that would
 * otherwise be alone in a section.
 */
function figuresInView(groups: readonly Kind<'figures'>[], headline: string | undefined): ShownFigure[] {
  const [first] = groups;
  if (!first) return [];
  const fits = ({ path, value }: ShownFigure) =>
    path !== headline && typeof value.raw !== 'boolean' && !isSentence(value);
  const all = groups.flatMap(({ figures }) => figures).filter(fits);
  const top = first.figures.filter(fits).map(({ path }) => path);
  const sums = all.filter(({ total }) => total).map(({ path }) => path);
  const chosen = new Set([...new Set([...sums, ...top])].slice(0, MAX_IN_VIEW));
  const [remaining, ...others] = top.filter((path) => !chosen.has(path));
  if (first.title === undefined && remaining !== undefined && others.length === 0) chosen.add(remaining);
  // Show a figure once if several groups contain it.
  return [...new Map(all.map((figure) => [figure.path, figure])).values()].filter(({ path }) =>
    chosen.has(path),
  );
}

/** True if the rows may add up: a sum comes after a row that it can include. */
function addsUp(figures: readonly ShownFigure[]): boolean {
  const first = figures.findIndex(({ total }) => !total);
  return first >= 0 && figures.slice(first).some(({ total }) => total);
}

/**
 * Removes the headline's figure from a group, and visible figures unless a titled group needs them to add up; never
 * leaves visible figures alone.
 *
 * @returns undefined if no figure is left
 */
function withoutShown(
  group: Kind<'figures'>,
  headline: string | undefined,
  inView: ReadonlySet<string>,
): Kind<'figures'> | undefined {
  const figures = group.figures.filter(({ path }) => path !== headline);
  const left = figures.filter(({ path }) => !inView.has(path));
  if (left.length === 0) return undefined;
  if (group.title === undefined || !addsUp(figures)) return { ...group, figures: left };
  return {
    ...group,
    figures: figures.map((figure) => (inView.has(figure.path) ? shownBefore(figure) : figure)),
  };
}

/** Removes the hook, which only the first occurrence of a value has. */
function shownBefore({ value: { text, raw }, ...figure }: ShownFigure): ShownFigure {
  return { ...figure, value: { text, raw } };
}

/** True for a sentence about this case, false for general information. */
function isRemark(element: ShownElement): boolean {
  return (
    (element.kind === 'notice' && element.tone !== 'info') ||
    (element.kind === 'lines' && element.tone !== undefined)
  );
}

const PICTURES: ReadonlySet<ShownElement['kind']> = new Set([
  'chart',
  'composition',
  'rowComposition',
  'comparison',
  'scale',
  'ranges',
  'drawing',
  'parabola',
  'parts',
  'calendar',
  'timeline',
]);

/**
 * Arranges a result: the headline with its sum or main figures, sentences about the case, and all else in sections. The
 * first picture is open on phones, and so is the first explanation: the sum, the steps of a lesson, or the first
 * section of another kind.
 */
export function arrange(elements: readonly ShownElement[], isLesson = false): Arrangement {
  const headline = elements.find((element) => element.kind === 'headline');
  const path = headline?.figure.path;
  const sum = elements.find((element) => element.kind === 'sum');
  const groups = elements.filter((element) => element.kind === 'figures');
  const figures = sum ? [] : figuresInView(groups, path);
  const inView = new Set(
    [...figures, ...(sum ? [...sum.lines, sum.total] : [])].map((figure) => figure.path ?? ''),
  );
  const remarks: ShownElement[] = [];
  const observations: ShownElement[] = [];
  const sections: (ResultSection & { readonly elements: ShownElement[] })[] = [];
  let isAfterSteps = false;

  for (const element of elements) {
    if (element === headline || element === sum) continue;
    if (element.kind === 'steps') isAfterSteps = true;
    const left = element.kind === 'figures' ? withoutShown(element, path, inView) : element;
    if (!left || !isWorthDrawing(left)) continue;
    const isNote = left.kind === 'notice' || left.kind === 'text';
    const section = sections.at(-1);
    if (isRemark(left)) remarks.push(left);
    else if (isNote && isAfterSteps) observations.push(left);
    else if (isNote) (section?.elements ?? remarks).push(left);
    else {
      sections.push({
        title: titleOf(left),
        hint: hintOf(left),
        isWide: wantsWholeWidth(left),
        isOpen: false,
        elements: [left],
      });
    }
  }
  if (observations.length > 0) {
    const hint = observations.length === 1 ? 'o que convém saber' : `${observations.length} coisas a saber`;
    sections.push({ title: OBSERVATIONS, hint, isWide: true, isOpen: false, elements: observations });
  }
  const kindOf = ({ elements: [element] }: ResultSection) => element?.kind ?? 'text';
  const picture = sections.find((section) => PICTURES.has(kindOf(section)));
  const explanation = sections.find((section) =>
    isLesson ? kindOf(section) === 'steps' : !PICTURES.has(kindOf(section)),
  );
  const isOpen = (section: ResultSection) =>
    section === picture || (section === explanation && (isLesson || sum === undefined));
  return {
    headline,
    sum,
    figures,
    remarks,
    sections: sections.map((section) => ({ ...section, isOpen: isOpen(section) })),
  };
}
