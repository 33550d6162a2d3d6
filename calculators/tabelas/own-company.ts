/** Charges on payments from a company to its owner. */
import { money, percent } from '../../src/quantity/quantity.ts';
import { DIVIDEND_LAW, PRO_LABORE_LAW } from './withholding-laws.ts';
import { legalFigure } from './legal-figure.ts';

/** Contribution to the INSS that the company withholds from a pró-labore, up to the ceiling. */
export const PRO_LABORE_INSS = legalFigure(percent(11), {
  law: 'Lei 8.212/1991, arts. 21 e 30, § 4º; Lei 10.666/2003, art. 4º',
  validFrom: '2003-04-01',
  source: PRO_LABORE_LAW,
});

const DIVIDENDS = {
  law: 'Lei 9.250/1995, art. 6º-A',
  validFrom: '2026-01-01',
  source: DIVIDEND_LAW,
} as const;

/** Largest monthly profit to one person without income tax withheld; beyond it the whole amount is taxed. */
export const UNTAXED_PROFITS_A_MONTH = legalFigure(money(50_000), DIVIDENDS);

/** Tax withheld from larger profits. */
export const PROFITS_TAX = legalFigure(percent(10), DIVIDENDS);
