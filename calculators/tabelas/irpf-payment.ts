/** Annual personal income tax (IRPF): the minimum tax on high incomes, and the payment in quotas. */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEAST_DARF_LAW, MINIMUM_INCOME_TAX_LAW, QUOTAS_LAW } from './tax-laws.ts';

const MINIMUM_TAX = {
  law: 'Lei 9.250/1995, art. 16-A',
  validFrom: '2026-01-01',
  source: MINIMUM_INCOME_TAX_LAW,
} as const;

/** The first exercise with a minimum tax, on the income of 2026. */
export const FIRST_YEAR_OF_MINIMUM_TAX = 2027;

/** Total yearly income above which the minimum tax applies. */
export const HIGH_INCOME = legalFigure(money(600_000), MINIMUM_TAX);

/** Income per percentage point of the minimum tax rate, from ten times this amount. */
export const MINIMUM_TAX_STEP = legalFigure(money(60_000), MINIMUM_TAX);

/** The highest rate of the minimum tax. */
export const HIGHEST_MINIMUM_TAX = legalFigure(percent(10), MINIMUM_TAX);

const QUOTAS = { law: 'Lei 9.250/1995, art. 14', validFrom: '1996-01-01', source: QUOTAS_LAW } as const;

/** Maximum number of quotas. */
export const MOST_QUOTAS = legalFigure(count(8, 'cotas'), QUOTAS);

/** Smallest quota. */
export const LEAST_QUOTA = legalFigure(money(50), QUOTAS);

/** Smallest tax that may be split; less is paid at once. */
export const LEAST_TAX_IN_QUOTAS = legalFigure(money(100), QUOTAS);

/** Smallest amount paid by DARF. */
export const LEAST_DARF = legalFigure(money(10), {
  law: 'Lei 9.430/1996, art. 68',
  validFrom: '1997-01-01',
  source: LEAST_DARF_LAW,
});
