/** What the money would have become at the CDI instead of in the savings account. */
import { Results } from '../../../src/quantity/declare.ts';
import { one, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { contributed, equivalentMonthlyRate, growth, monthsInYears } from '../../formulas/annuity.ts';
import { aliquotaPorAnos } from '../../lei/imposto-da-renda-fixa.ts';
import { CDI_RATE } from '../../tabelas/savings.ts';

/** Reais at the start and at the end of each month. */
interface Deposits {
  readonly principal: Quantity;
  readonly monthlyContribution: Quantity;
}

const MONTHLY_RATE = equivalentMonthlyRate(CDI_RATE);

/**
 * The same deposits at 100% of the CDI, less the income tax on what they earned.
 *
 * @param years 0 or more; may be fractional.
 * @param putIn the deposits of that time added up, not rounded.
 */
export function onCdi(deposits: Deposits, years: Quantity, putIn: Quantity, result: Results): NamedQuantity {
  const monthlyRate = result.percent('Taxa do CDI ao mês', MONTHLY_RATE, { decimals: 6 });
  const worth = growth({ ...deposits, monthlyRate, months: monthsInYears(years) });
  const gross = result.money(
    'No CDI, antes do imposto',
    // Its formula is that of the savings account, told a few lines above, with another rate.
    worth.told((teller) => {
      const rate = teller.figure(monthlyRate.shown, monthlyRate.named.about);
      return `Os mesmos depósitos a ${rate} ao mês: ${teller.figure(worth, { format: 'money' })}`;
    }),
  );
  const gain = result.money('Rendimento no CDI', gross.minus(putIn));
  const irRate = aliquotaPorAnos(years);
  for (const step of [monthlyRate, gross, gain]) result.working(step);
  return result.money(
    'O mesmo dinheiro a 100% do CDI',
    // Within the first month the formula falls short of what was put in; a loss pays no tax.
    gain.isBelow(0) ? gross : putIn.plus(gain.times(one.minus(irRate))),
    { law: irRate.law, note: `A ${CDI_RATE} ao ano, já sem o imposto de renda.` },
  );
}

/** The same at an earlier time, in plain reais. */
export function onCdiAfter(deposits: Deposits, years: Quantity): number {
  const putIn = contributed({ ...deposits, months: monthsInYears(years) });
  return onCdi(deposits, years, putIn, new Results()).shown;
}
