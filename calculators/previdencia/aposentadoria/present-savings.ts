/** What somebody has saved already, and what it leaves to be saved for retirement. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';

interface Saved {
  /** Reais today, above 0. */
  readonly currentSavings: Quantity;
  /** A month. */
  readonly rate: Quantity;
  /** Until retirement. */
  readonly monthsSaving: Quantity;
  /** Reais that the income needs at retirement. */
  readonly totalNeeded: NamedQuantity;
}

/**
 * Declares what present savings grow to, S × (1 + i)ⁿ, and what is still missing of the reserve: 0 where they
 * are enough, and then more than the reserve is there at retirement.
 */
export function presentSavings(result: Results, { currentSavings, rate, monthsSaving, totalNeeded }: Saved) {
  const initialSavings = result.money('O que você já tem', currentSavings);
  const savingsAtRetirement = result.money(
    'O que você já tem, na aposentadoria',
    compound(currentSavings, rate, monthsSaving),
    'Juros compostos: S × (1 + i)ⁿ',
  );
  const stillNeeded = result.money('Falta juntar', totalNeeded.minus(savingsAtRetirement).atLeast(0));
  const isEnough = savingsAtRetirement.isAbove(totalNeeded);
  return {
    stillNeeded,
    /** Reais at retirement, deposits included. */
    reserve: isEnough ? savingsAtRetirement : totalNeeded,
    /** Reais at retirement that the income does not need, exact. */
    surplus: isEnough ? savingsAtRetirement.unrounded().minus(totalNeeded.unrounded()) : undefined,
    shown: { initialSavings, savingsAtRetirement, stillNeeded },
  };
}
