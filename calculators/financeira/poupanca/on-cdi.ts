/** Calculates what the same deposits would earn at the CDI instead of in the savings account. */
import { Results } from '../../../src/quantity/declare.ts';
import { one, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { contributed, equivalentMonthlyRate, growth, type Savings } from '../../formulas/annuity.ts';
import { aliquotaPorMeses } from '../../lei/imposto-da-renda-fixa.ts';
import { CDI_DE_REFERENCIA } from '../../tabelas/investimentos.ts';

type Deposits = Pick<Savings, 'principal' | 'monthlyContribution'>;

const MONTHLY_RATE = equivalentMonthlyRate(CDI_DE_REFERENCIA);

/**
 * The same deposits at 100% of the CDI, minus the income tax on their earnings.
 *
 * @param months 0 or more; may be fractional.
 * @param putIn the sum of the deposits in that time, unrounded.
 */
export function onCdi(deposits: Deposits, months: Quantity, putIn: Quantity, result: Results): NamedQuantity {
  const monthlyRate = result.percent('Taxa do CDI ao mês', MONTHLY_RATE, { decimals: 6 });
  const worth = growth({ ...deposits, monthlyRate, months });
  const gross = result.money(
    'No CDI, antes do imposto',
    // Omit the formula, because it is that of the savings account, a few lines above, with another rate.
    worth.explainedAs((writer) => {
      const rate = writer.figure(monthlyRate.shown, monthlyRate.named.about);
      return `Os mesmos depósitos a ${rate} ao mês: ${writer.figure(worth, { format: 'money' })}`;
    }),
  );
  const gain = result.money('Rendimento no CDI', gross.minus(putIn));
  const irRate = aliquotaPorMeses(months);
  for (const step of [monthlyRate, gross, gain]) result.working(step);
  return result.money(
    'O mesmo dinheiro a 100% do CDI',
    // Charge no tax within the first month, when the formula gives less than the deposits.
    gain.isBelow(0) ? gross : putIn.plus(gain.times(one.minus(irRate))),
    { law: irRate.law, note: `A ${CDI_DE_REFERENCIA} ao ano, já sem o imposto de renda.` },
  );
}

/** The same at an earlier time, in plain reais. */
export function onCdiAfter(deposits: Deposits, months: Quantity): number {
  const putIn = contributed({ ...deposits, months });
  return onCdi(deposits, months, putIn, new Results()).shown;
}
