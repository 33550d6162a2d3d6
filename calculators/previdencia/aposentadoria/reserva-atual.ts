/** Present savings, and the amount still to be saved for retirement. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import { compound } from '../../formulas/annuity.ts';

interface ReservaAtual {
  /** Reais today, above 0. */
  readonly jaGuardado: Quantity;
  /** Monthly rate. */
  readonly taxa: Quantity;
  /** Months until retirement. */
  readonly mesesGuardando: Quantity;
  /** Reserve in reais that the income requires at retirement. */
  readonly necessaria: NamedQuantity;
}

/**
 * Declares the growth of present savings, S × (1 + i)ⁿ, and the missing part of the reserve. If they are enough,
 * nothing is missing and the reserve at retirement exceeds the requirement.
 */
export function declaraReservaAtual(
  result: Results,
  { jaGuardado, taxa, mesesGuardando, necessaria }: ReservaAtual,
) {
  const initialSavings = result.money('O que você já tem', jaGuardado);
  const savingsAtRetirement = result.money(
    'O que você já tem, na aposentadoria',
    compound(jaGuardado, taxa, mesesGuardando),
    'Juros compostos: S × (1 + i)ⁿ',
  );
  const stillNeeded = result.money('Falta juntar', necessaria.minus(savingsAtRetirement).atLeast(0));
  const isEnough = savingsAtRetirement.isAbove(necessaria);
  return {
    stillNeeded,
    /** Reais at retirement, including deposits. */
    reserva: isEnough ? savingsAtRetirement : necessaria,
    /** Reais at retirement beyond the requirement, exact. */
    sobra: isEnough ? savingsAtRetirement.unrounded().minus(necessaria.unrounded()) : undefined,
    resultados: { initialSavings, savingsAtRetirement, stillNeeded },
  };
}
