/** Yields and taxes of savings: reference rates, income tax, and the deposit guarantee. */
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

/** Yearly target of the Selic, set by the Copom and in force since this day. */
export const SELIC_TARGET = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: SELIC_TARGETS,
});

/** The specification's reference for the CDI, effective per year: the Selic target, which the CDI follows. */
export const CDI_RATE = legalFigure(percent(13.75), {
  law: 'Meta da taxa Selic',
  validFrom: '2026-09-17',
  source: CDI_CALCULATOR,
});

/** The current CDI, effective per year, a little below the target. */
export const CDI_IN_FORCE = legalFigure(percent(13.65), {
  law: 'Taxa DI',
  validFrom: '2026-09-17',
  source: CDI_CALCULATOR,
});

/** The month of `CDI_IN_FORCE` on the Banco Central's page: 'novembro de 2026'. */
export const CDI_MONTH = monthInWords(monthWith(CDI_IN_FORCE.source.checkedOn));

/** Lowest and highest monthly TR in the month from this day. */
const REFERENCE_RATE = {
  law: 'Taxa Referencial (TR)',
  validFrom: '2026-10-01',
  source: SAVINGS_ACCOUNT_RATES,
} as const;
export const LOWEST_REFERENCE_RATE = legalFigure(percent(0.12), REFERENCE_RATE);
export const HIGHEST_REFERENCE_RATE = legalFigure(percent(0.15), REFERENCE_RATE);

/** The savings account; letter "a" dates from MP nº 567/2012. */
const SAVINGS_ACCOUNT = {
  law: 'Lei 8.177/1991, art. 12, II, "a"',
  validFrom: '2012-05-04',
  source: SAVINGS_ACCOUNT_LAW,
} as const;

/** Monthly rate of the savings account besides the TR, while the Selic target is above 8.5% a year. */
export const SAVINGS_MONTHLY_RATE = legalFigure(percent(0.5), SAVINGS_ACCOUNT);

/** Highest yearly Selic target at which the account pays a share of it instead. */
export const FULL_RATE_SELIC = legalFigure(percent(8.5), SAVINGS_ACCOUNT);

/** That share of the Selic target. */
export const SAVINGS_SHARE_OF_SELIC = legalFigure(percent(70), {
  ...SAVINGS_ACCOUNT,
  law: 'Lei 8.177/1991, art. 12, II, "b"',
});

/** `SAVINGS_MONTHLY_RATE` per year, compounded, as rounded by the specification. */
export const SAVINGS_YEARLY_RATE = legalFigure(percent(6.17), SAVINGS_ACCOUNT);

/** Amount guaranteed by the Fundo Garantidor de Créditos per person and bank. */
export const GUARANTEED_DEPOSITS = legalFigure(money(250_000), {
  law: 'Resolução CMN 4.222/2013, Anexo II, art. 2º',
  validFrom: '2013-05-24',
  source: DEPOSIT_GUARANTEE,
});

/** First day on which a redemption pays no IOF on its earnings. */
export const DAYS_WITH_REDEMPTION_TAX = legalFigure(count(30, 'dias'), {
  law: 'Decreto 6.306/2007, art. 32 e anexo',
  validFrom: '2007-12-17',
  source: REDEMPTION_TAX_DECREE,
});

/** Mean yearly IPCA from 1995 to 2022; the IBGE published its last month on this day. */
export const MEAN_INFLATION = legalFigure(percent(6.41), {
  law: 'IBGE, IPCA de 1995 a 2022',
  validFrom: '2023-01-10',
  source: CONSUMER_PRICES,
});

/** Income tax on the earnings of fixed-income investments, by term. */
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

/** Bands from the shortest term. */
export const INVESTMENT_TAX: readonly InvestmentTaxBand[] = [
  { upTo: taxFigure(count(180, 'dias')), rate: taxFigure(percent(22.5)) },
  { upTo: taxFigure(count(360, 'dias')), rate: taxFigure(percent(20)) },
  { upTo: taxFigure(count(720, 'dias')), rate: taxFigure(percent(17.5)) },
];

/** Rate beyond the last band. */
export const LONG_TERM_INVESTMENT_TAX = taxFigure(percent(15));
