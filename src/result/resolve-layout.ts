/** Fills a layout with values and decides its conditions, so that components only have to draw it. */
import type { Calculator } from '../engine/calculator.ts';
import type { ElementKind, ResultElement } from '../engine/result-layout.ts';
import { resolvers } from './elements/resolvers.ts';
import { Reading, type Calculated } from './reading.ts';

/** An element of a kind, ready to be drawn. */
type ShownOf<Kind extends ElementKind> = { readonly kind: Kind } & ReturnType<(typeof resolvers)[Kind]>;

/** An element ready to be drawn. */
export type ShownElement = { readonly [Kind in ElementKind]: ShownOf<Kind> }[ElementKind];

/**
 * Decides conditions, formats values and gives each value's first showing its hook. Adds the parts that the layout
 * omits: the first total as headline, the sum behind the headline, the groups that `compute` declared, and the
 * steps.
 */
export function resolveLayout(calculator: Calculator, calculated: Calculated, today: string): ShownElement[] {
  const reading = new Reading(calculator, calculated, today);
  const resolve = (element: ResultElement): ShownElement => {
    // The shared `kind` guarantees the match, but TypeScript cannot follow it.
    const resolver = resolvers[element.kind] as (element: ResultElement, reading: Reading) => object;
    return { kind: element.kind, ...resolver(element, reading) } as ShownElement;
  };
  const said = calculator.definition.result.filter((element) => reading.shows(element));
  return completed(said, reading)
    .map(resolve)
    .filter((element) => element.kind !== 'sum' || element.lines.length > 0);
}

/** Adds the elements that follow from the declared results. Keeps one headline and one sum, the first of each. */
function completed(said: readonly ResultElement[], reading: Reading): ResultElement[] {
  const { headline } = reading;
  const ownSum = said.find(({ kind }) => kind === 'sum');
  const rest = said.filter(
    (element) => element.kind !== 'headline' && (element.kind !== 'sum' || element === ownSum),
  );
  const sum: ResultElement[] = headline && !ownSum ? [{ kind: 'sum', total: headline.value }] : [];
  const groups = reading.groups.map(({ title, items }): ResultElement => ({ kind: 'figures', title, items }));
  return [...(headline ? [headline] : []), ...sum, ...groups, ...withSteps(rest)];
}

/** Puts the steps before the closing sentences, unless the layout places them. */
function withSteps(elements: readonly ResultElement[]): readonly ResultElement[] {
  if (elements.some(({ kind }) => kind === 'steps')) return elements;
  const end = elements.findLastIndex(({ kind }) => kind !== 'notice' && kind !== 'text') + 1;
  return [...elements.slice(0, end), { kind: 'steps' }, ...elements.slice(end)];
}
