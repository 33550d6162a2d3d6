/** Finds the cheapest of several tax regimes. */
import type { Results } from '../../../src/quantity/declare.ts';
import { difference, type NamedQuantity } from '../../../src/quantity/quantity.ts';

/** A regime with its yearly cost. */
export interface Regime {
  readonly name: string;
  readonly cost: NamedQuantity;
}

/** The cheapest, the first one in a tie, and its saving over the next one. */
export function cheapest(regimes: readonly [Regime, Regime, ...Regime[]], result: Results) {
  const [best, next = best] = regimes.toSorted((a, b) => a.cost.shown - b.cost.shown);
  if (!best || !next) throw new RangeError('There is nothing to compare.');
  return {
    recomendacao: result.text('Regime recomendado', best.name),
    economia: result.total('Economia por ano', difference(best.cost, next.cost)),
  };
}
