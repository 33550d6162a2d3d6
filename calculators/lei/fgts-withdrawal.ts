/** The yearly withdrawal of whoever chose the saque-aniversário of the FGTS. */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { addedUp } from '../formulas/added-up.ts';
import { FGTS_WITHDRAWAL } from '../tabelas/fgts-withdrawal.ts';

/** The article that a result cites beside its figure. */
export const WITHDRAWAL_ARTICLE = 'Lei 8.036/1990, art. 20-D e anexo';

const { bands } = FGTS_WITHDRAWAL.forYear(2019);

/**
 * What may be drawn in the month of birth, exact: balance × share + fixed amount of the band that the whole
 * balance falls into. It is rounded once, where it is declared as a result.
 *
 * @param balance of all FGTS accounts, in reais, zero or more.
 */
export function annualWithdrawal(balance: Quantity): Quantity {
  const found = bands.find(({ upTo }) => upTo === undefined || !balance.isAbove(upTo));
  if (found === undefined) throw new RangeError('The last band of the saque-aniversário has no limit.');
  return addedUp(balance.times(found.share), found.addition);
}
