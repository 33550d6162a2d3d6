/** What the law takes of a private pension (PGBL and VGBL): income tax on leaving it, the IOF on entering. */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';
import { PENSION_REDEMPTION_LAW, PENSION_TAX_DECREE } from './savings-sources.ts';

/** A step of the regressive table: what was paid in up to so many years ago is taxed at this rate. */
export interface PensionTaxStep {
  /** The last age of a contribution, in years, at which the rate still holds. */
  readonly upTo: LegalFigure;
  readonly rate: LegalFigure;
}

const REDEMPTION = { validFrom: '2005-01-01', source: PENSION_REDEMPTION_LAW } as const;

function step(years: number, rate: number, item: string): PensionTaxStep {
  const origin = { ...REDEMPTION, law: `Lei 11.053/2004, art. 1º, ${item}` };
  return { upTo: legalFigure(count(years, 'anos'), origin), rate: legalFigure(percent(rate), origin) };
}

/** The regressive table, the youngest contributions first. */
export const PENSION_TAX: readonly PensionTaxStep[] = [
  step(2, 35, 'I'),
  step(4, 30, 'II'),
  step(6, 25, 'III'),
  step(8, 20, 'IV'),
  step(10, 15, 'V'),
];

/** The rate of the regressive table for what was paid in longer ago than its last step. */
export const LONG_TERM_PENSION_TAX = legalFigure(percent(10), {
  ...REDEMPTION,
  law: 'Lei 11.053/2004, art. 1º, VI',
});

/** Withheld under the progressive table, and settled in the yearly return. */
export const PENSION_WITHHOLDING = legalFigure(percent(15), {
  ...REDEMPTION,
  law: 'Lei 11.053/2004, art. 3º',
});

const CONTRIBUTION = {
  law: 'Decreto 6.306/2007, art. 22',
  validFrom: '2026-01-01',
  source: PENSION_TAX_DECREE,
} as const;

/** The contributions of a year to all VGBL of a person that pay no IOF; … */
export const VGBL_FREE_OF_IOF = legalFigure(money(600_000), CONTRIBUTION);

/** … and the share that the tax takes of those beyond. */
export const VGBL_IOF = legalFigure(percent(5), CONTRIBUTION);
