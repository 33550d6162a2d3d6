/** Fills a layout with values and evaluates its conditions, so that components only draw it. */
import type { Calculator } from '../engine/calculator.ts';
import type { ElementKind, ResultElement } from '../engine/result-layout.ts';
import { resolvers } from './elements/resolvers.ts';
import { Reading, type Calculated } from './reading.ts';

/** An element of one kind, ready to draw. */
type ShownOf<Kind extends ElementKind> = { readonly kind: Kind } & ReturnType<(typeof resolvers)[Kind]>;

/** An element, ready to draw. */
export type ShownElement = { readonly [Kind in ElementKind]: ShownOf<Kind> }[ElementKind];

/**
 * Evaluates conditions, formats values, and gives each value its hook where it is shown first. Adds the elements that
 * the layout omits: the first total as headline, the sum behind the headline, the groups that `compute` declared, and
 * the steps.
 */
export function resolveLayout(calculator: Calculator, calculated: Calculated, today: string): ShownElement[] {
  const reading = new Reading(calculator, calculated, today);
  const resolve = (element: ResultElement): ShownElement => {
    // Cast safely: both have the same `kind`, which TypeScript cannot follow.
    const resolver = resolvers[element.kind] as (element: ResultElement, reading: Reading) => object;
    return { kind: element.kind, ...resolver(element, reading) } as ShownElement;
  };
  const elements = calculator.definition.result.filter((element) => reading.shows(element));
  return completed(elements, reading)
    .map(resolve)
    .filter((element) => element.kind !== 'sum' || element.lines.length > 0);
}

/** Adds the elements that follow from the declarations. Keeps only the first headline and the first sum. */
function completed(elements: readonly ResultElement[], reading: Reading): ResultElement[] {
  const { headline } = reading;
  const ownSum = elements.find(({ kind }) => kind === 'sum');
  const rest = elements.filter(
    (element) => element.kind !== 'headline' && (element.kind !== 'sum' || element === ownSum),
  );
  const sum: ResultElement[] = headline && !ownSum ? [{ kind: 'sum', total: headline.value }] : [];
  const groups = reading.trace.groups.map(({ title, items }): ResultElement => ({
    kind: 'figures',
    title,
    items,
  }));
  return [...(headline ? [headline] : []), ...sum, ...groups, ...withSteps(rest)];
}

/** Adds the steps before the closing sentences, unless the layout contains steps. */
function withSteps(elements: readonly ResultElement[]): readonly ResultElement[] {
  if (elements.some(({ kind }) => kind === 'steps')) return elements;
  const end = elements.findLastIndex(({ kind }) => kind !== 'notice' && kind !== 'text') + 1;
  return [...elements.slice(0, end), { kind: 'steps' }, ...elements.slice(end)];
}
