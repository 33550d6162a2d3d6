/** What savings yield and what the law takes of it: reference rates, income tax, the guarantee of deposits. */
import { monthInWords, monthWith } from '../../src/calendar/month.ts';
import { count, money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';
import {
  CDI_CALCULATOR,
  CONSUMER_PRICES,
  DEPOSIT_GUARANTEE,
  INVESTMENT_TAX_LAW,
  REDEMPTION_TAX_DECREE,
  SAVINGS_ACCOUNT_LAW,
  SAVINGS_ACCOUNT_RATES,
  SELIC_TARGETS,
} from './savings-sources.ts';

/** The target of the Selic a year, set by the Copom and in force from this day. */
export const SELIC_TARGET = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: SELIC_TARGETS,
});

/** The specification's reference for the CDI, effective a year: the target of the Selic, which the CDI follows. */
export const CDI_RATE = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: CDI_CALCULATOR,
});

/** The CDI of these days, effective a year: a little below the target. */
export const CDI_IN_FORCE = legalFigure(percent(13.65), {
  law: 'Taxa DI',
  validFrom: '2026-09-17',
  source: CDI_CALCULATOR,
});

/** The month in which the Banco Central's page last gave `CDI_IN_FORCE`: 'novembro de 2026'. */
export const CDI_MONTH = monthInWords(monthWith(CDI_IN_FORCE.source.checkedOn));

/** The TR a month moves between these in the month from this day on. */
const REFERENCE_RATE = {
  law: 'Taxa Referencial (TR)',
  validFrom: '2026-10-01',
  source: SAVINGS_ACCOUNT_RATES,
} as const;
export const LOWEST_REFERENCE_RATE = legalFigure(percent(0.12), REFERENCE_RATE);
export const HIGHEST_REFERENCE_RATE = legalFigure(percent(0.15), REFERENCE_RATE);

/** Of the savings account; the letter "a" dates from MP nº 567/2012. */
const SAVINGS_ACCOUNT = {
  law: 'Lei 8.177/1991, art. 12, II, "a"',
  validFrom: '2012-05-04',
  source: SAVINGS_ACCOUNT_LAW,
} as const;

/** What the savings account pays a month, besides the TR, while the target of the Selic is above 8.5% a year. */
export const SAVINGS_MONTHLY_RATE = legalFigure(percent(0.5), SAVINGS_ACCOUNT);

/** The last target of the Selic a year at which the account pays a share of it instead; … */
export const FULL_RATE_SELIC = legalFigure(percent(8.5), SAVINGS_ACCOUNT);

/** … and that share. */
export const SAVINGS_SHARE_OF_SELIC = legalFigure(percent(70), {
  ...SAVINGS_ACCOUNT,
  law: 'Lei 8.177/1991, art. 12, II, "b"',
});

/** `SAVINGS_MONTHLY_RATE` in a year, compounded, as the specification rounds it. */
export const SAVINGS_YEARLY_RATE = legalFigure(percent(6.17), SAVINGS_ACCOUNT);

/** What the Fundo Garantidor de Créditos covers, of one person at one bank. */
export const GUARANTEED_DEPOSITS = legalFigure(money(250_000), {
  law: 'Resolução CMN 4.222/2013, Anexo II, art. 2º',
  validFrom: '2013-05-24',
  source: DEPOSIT_GUARANTEE,
});

/** Redemptions from this day on pay no IOF on what the money earned. */
export const DAYS_WITH_REDEMPTION_TAX = legalFigure(count(30, 'dias'), {
  law: 'Decreto 6.306/2007, art. 32 e anexo',
  validFrom: '2007-12-17',
  source: REDEMPTION_TAX_DECREE,
});

/** Mean of the IPCA a year from 1995 to 2022, whose last month the IBGE published on this day. */
export const MEAN_INFLATION = legalFigure(percent(6.41), {
  law: 'IBGE, IPCA de 1995 a 2022',
  validFrom: '2023-01-10',
  source: CONSUMER_PRICES,
});

/** Income tax on what fixed-income investments earned, by how long the money stayed. */
export interface InvestmentTaxBand {
  /** The last day of the band. */
  readonly upTo: LegalFigure;
  readonly rate: LegalFigure;
}

function taxFigure(figure: Quantity): LegalFigure {
  return legalFigure(figure, {
    law: 'Lei 11.033/2004, art. 1º',
    validFrom: '2005-01-01',
    source: INVESTMENT_TAX_LAW,
  });
}

/** The shortest term first; … */
export const INVESTMENT_TAX: readonly InvestmentTaxBand[] = [
  { upTo: taxFigure(count(180, 'dias')), rate: taxFigure(percent(22.5)) },
  { upTo: taxFigure(count(360, 'dias')), rate: taxFigure(percent(20)) },
  { upTo: taxFigure(count(720, 'dias')), rate: taxFigure(percent(17.5)) },
];

/** … and beyond the last of them. */
export const LONG_TERM_INVESTMENT_TAX = taxFigure(percent(15));
