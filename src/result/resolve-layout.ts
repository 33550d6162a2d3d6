/** A layout with its values put in and its conditions decided: what the components only have to draw. */
import type { Calculator } from '../engine/calculator.ts';
import type { ElementKind, ResultElement } from '../engine/result-layout.ts';
import { resolvers } from './elements/resolvers.ts';
import { Reading, type Calculated } from './reading.ts';

/** An element of that kind, ready to be drawn. */
type ShownOf<Kind extends ElementKind> = { readonly kind: Kind } & ReturnType<(typeof resolvers)[Kind]>;

/** An element ready to be drawn. */
export type ShownElement = { readonly [Kind in ElementKind]: ShownOf<Kind> }[ElementKind];

/** Decides conditions, formats values and gives each value's first showing its hook. */
export function resolveLayout(calculator: Calculator, calculated: Calculated, today: string): ShownElement[] {
  const reading = new Reading(calculator, calculated, today);
  return calculator.definition.result
    .filter(({ when }) => reading.isTrue(when))
    .map((element) => {
      // That a resolver and an element belong together is certain by `kind`, which the compiler cannot follow.
      const resolve = resolvers[element.kind] as (element: ResultElement, reading: Reading) => object;
      return { kind: element.kind, ...resolve(element, reading) } as ShownElement;
    });
}
