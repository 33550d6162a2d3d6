/** Compares an investment after income tax with the savings account, which is exempt. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';
import type { Savings } from '../../formulas/annuity.ts';
import { IMPOSTO_DA_RENDA_FIXA } from '../../lei/imposto-da-renda-fixa.ts';
import { regressiveTax } from './regressive-tax.ts';

/** An investment at its end, and the value of the same money in the savings account. */
interface Investment extends Savings {
  readonly totalValue: NamedQuantity;
  readonly savingsValue: NamedQuantity;
}

/** Declares tax and net value, without tax for an exempt investment. */
export function afterTax(investment: Investment, isExempt: boolean, result: Results) {
  const { totalValue, savingsValue } = investment;
  const ir = isExempt
    ? result.money('Imposto de renda', 0, { zero: 'Este investimento é isento.' })
    : result.money('Imposto de renda', regressiveTax(investment, result), {
        ...IMPOSTO_DA_RENDA_FIXA,
        zero: 'Só o rendimento paga imposto.',
      });
  const netValue = result.total('Valor líquido', totalValue.minus(ir));
  const netDifference = result.money('Diferença, depois do imposto', netValue.minus(savingsValue));
  return { ir, netValue, netDifference };
}
