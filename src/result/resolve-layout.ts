/** A layout with its values put in and its conditions decided: what the components only have to draw. */
import type { Calculator } from '../engine/calculator.ts';
import type { ElementKind, ResultElement } from '../engine/result-layout.ts';
import { resolvers } from './elements/resolvers.ts';
import { Reading, type Calculated } from './reading.ts';

/** An element of that kind, ready to be drawn. */
type ShownOf<Kind extends ElementKind> = { readonly kind: Kind } & ReturnType<(typeof resolvers)[Kind]>;

/** An element ready to be drawn. */
export type ShownElement = { readonly [Kind in ElementKind]: ShownOf<Kind> }[ElementKind];

/**
 * Decides conditions, formats values and gives each value's first showing its hook. Adds what a layout does not say: the
 * first total as headline, the sum that the headline is, the groups that `compute` declared, and the steps.
 */
export function resolveLayout(calculator: Calculator, calculated: Calculated, today: string): ShownElement[] {
  const reading = new Reading(calculator, calculated, today);
  const resolve = (element: ResultElement): ShownElement => {
    // That a resolver and an element belong together is certain by `kind`, which the compiler cannot follow.
    const resolver = resolvers[element.kind] as (element: ResultElement, reading: Reading) => object;
    return { kind: element.kind, ...resolver(element, reading) } as ShownElement;
  };
  const said = calculator.definition.result.filter(({ when }) => reading.isTrue(when));
  return completed(said, reading)
    .map(resolve)
    .filter((element) => element.kind !== 'sum' || element.lines.length > 0);
}

/** A layout with the elements that follow from the declared results. */
function completed(said: readonly ResultElement[], reading: Reading): ResultElement[] {
  const [first, ...others] = said;
  const headline: ResultElement | undefined =
    first?.kind === 'headline' ? first : headlineOf(reading.firstTotal);
  const rest = headline === first ? others : said;
  const sum: ResultElement[] =
    headline?.kind === 'headline' && rest.every(({ kind }) => kind !== 'sum')
      ? [{ kind: 'sum', total: headline.value }]
      : [];
  const groups = reading.groups.map(({ title, items }): ResultElement => ({ kind: 'figures', title, items }));
  return [...(headline ? [headline] : []), ...sum, ...groups, ...withSteps(rest)];
}

function headlineOf(total: string | undefined): ResultElement | undefined {
  return total === undefined ? undefined : { kind: 'headline', value: total };
}

/** Puts the steps before the closing sentences, where the layout does not place them. */
function withSteps(elements: readonly ResultElement[]): readonly ResultElement[] {
  if (elements.some(({ kind }) => kind === 'steps')) return elements;
  const end = elements.findLastIndex(({ kind }) => kind !== 'notice' && kind !== 'text') + 1;
  return [...elements.slice(0, end), { kind: 'steps' }, ...elements.slice(end)];
}
