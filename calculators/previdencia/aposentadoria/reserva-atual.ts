/** Present savings, and the amount still to be saved for retirement. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';

interface ReservaAtual {
  /** Reais today, above 0. */
  readonly currentSavings: Quantity;
  /** Monthly rate. */
  readonly rate: Quantity;
  /** Months until retirement. */
  readonly monthsSaving: Quantity;
  /** Reserve in reais that the income requires at retirement. */
  readonly totalNeeded: NamedQuantity;
}

/**
 * Declares the growth of present savings, S × (1 + i)ⁿ, and the missing part of the reserve. If they are enough,
 * nothing is missing and the reserve at retirement exceeds the requirement.
 */
export function declaraReservaAtual(
  result: Results,
  { currentSavings, rate, monthsSaving, totalNeeded }: ReservaAtual,
) {
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
    /** Reais at retirement, including deposits. */
    reserve: isEnough ? savingsAtRetirement : totalNeeded,
    /** Reais at retirement beyond the requirement, exact. */
    surplus: isEnough ? savingsAtRetirement.unrounded().minus(totalNeeded.unrounded()) : undefined,
    shown: { initialSavings, savingsAtRetirement, stillNeeded },
  };
}
