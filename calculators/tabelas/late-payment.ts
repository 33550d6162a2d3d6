/** Fines and interest on a bill paid late. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import {
  CONDOMINIUM_FINE_LAW,
  FEDERAL_LATE_PAYMENT_LAW,
  LATE_FINE_LAW,
  LATE_INTEREST_LAW,
} from './tax-laws.ts';

/** Largest fine, charged once, in a consumer contract; as amended by Lei nº 9.298/1996. */
export const LATE_FINE = legalFigure(percent(2), {
  law: 'Código de Defesa do Consumidor, art. 52, § 1º',
  validFrom: '1996-08-02',
  source: LATE_FINE_LAW,
});

/** Largest fine, charged once, on condominium fees. */
export const CONDOMINIUM_FINE = legalFigure(percent(2), {
  law: 'Código Civil, art. 1.336, § 1º',
  validFrom: '2003-01-11',
  source: CONDOMINIUM_FINE_LAW,
});

/** Monthly interest unless law or contract sets another rate. */
export const LATE_INTEREST = legalFigure(percent(1), {
  law: 'Código Tributário Nacional, art. 161, § 1º',
  validFrom: '1967-01-01',
  source: LATE_INTEREST_LAW,
});

const FEDERAL = {
  law: 'Lei 9.430/1996, art. 61',
  validFrom: '1997-01-01',
  source: FEDERAL_LATE_PAYMENT_LAW,
} as const;

/** Daily fine on federal taxes. */
export const FEDERAL_FINE_A_DAY = legalFigure(percent(0.33), FEDERAL);

/** Largest fine on federal taxes. */
export const LARGEST_FEDERAL_FINE = legalFigure(percent(20), FEDERAL);

/** Interest on federal taxes for the month of payment, because its Selic is not known yet (§ 3º). */
export const FEDERAL_INTEREST_OF_LAST_MONTH = legalFigure(percent(1), FEDERAL);
