/** The other direction: the gross salary of a net one, for which there is no formula. */
import { reais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type Quantity } from '../../../src/quantity/quantity.ts';
import { firstReaching } from '../../formulas/first-reaching.ts';
import { FAMILY_ALLOWANCE } from '../../tables/family-allowance.ts';
import { paySlip, type SlipInputs } from './pay-slip.ts';

/**
 * In cents of gross pay: three roundings move the net pay by three cents at most, and it rises by two fifths of the gross
 * one at the least.
 */
const ROUNDINGS = 20;

const toCents = (amount: number) => Math.round(amount * 100);

/**
 * The smallest gross salary, to the cent, whose net one is the wanted one or more, in reais. The net pay rises with the
 * gross one but for cents and for two steps: it falls where the salário-família ends, and where the least income tax
 * begins to be withheld. Between the steps the interval is halved, from the lowest on.
 */
export function grossForNet(wanted: Quantity, inputs: SlipInputs): Quantity {
  const slipOf = (cents: number) => {
    const result = new Results();
    return paySlip(result.money('', money(cents / 100)), inputs, result);
  };
  const isTaxed = (cents: number) => slipOf(cents).irrf.shown > 0;
  const wantedCents = toCents(reais(wanted.exact));
  const isEnough = (cents: number) => toCents(slipOf(cents).salarioLiquido.shown) >= wantedCents;
  const { perChild, incomeLimit } = FAMILY_ALLOWANCE.forYear(inputs.ano.number);

  // No less than what is wanted and what goes elsewhere, for the law only takes off it, but for the allowance.
  const elsewhere = sumOfAll([
    inputs.pensaoAlimenticia,
    inputs.previdenciaPrivada,
    inputs.planoSaude,
    inputs.outrosDescontos,
  ]);
  const allowance = inputs.filhos.times(perChild);
  const least = Math.max(1, toCents(reais(wanted.plus(elsewhere).minus(allowance).exact)) - 1);
  const doubled = (from: number): number => (isTaxed(from) && isEnough(from) ? from : doubled(from * 2));
  const highest = doubled(least);

  const taxedFrom = isTaxed(least)
    ? least
    : (firstReaching({ from: least, to: highest, reaches: isTaxed, behind: 0 }) ?? highest);
  const allowanceEnds = Math.max(least, toCents(incomeLimit) + 1);
  const first = Math.min(allowanceEnds, taxedFrom);
  const second = Math.max(allowanceEnds, taxedFrom);
  const within = (from: number, to: number) =>
    firstReaching({ from, to, reaches: isEnough, behind: ROUNDINGS });
  const found = within(least, first - 1) ?? within(first, second - 1) ?? within(second, highest);
  return told(found ?? highest, wanted);
}

function told(cents: number, wanted: Quantity): Quantity {
  // The search has no formula; the steps below show that it has come to the right amount.
  return money(cents / 100).told(({ figure }) => {
    const amount = (value: Quantity | number) => figure(value, { format: 'money' });
    return `Menor salário bruto com que se recebe ${amount(wanted)} ou mais: ${amount(cents / 100)}`;
  });
}
