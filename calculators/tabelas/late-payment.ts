/** What is due on a bill paid late. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import {
  CONDOMINIUM_FINE_LAW,
  FEDERAL_LATE_PAYMENT_LAW,
  LATE_FINE_LAW,
  LATE_INTEREST_LAW,
} from './tax-laws.ts';

/** Largest fine of a contract with a consumer, once; as amended by Lei nº 9.298/1996. */
export const LATE_FINE = legalFigure(percent(2), {
  law: 'Código de Defesa do Consumidor, art. 52, § 1º',
  validFrom: '1996-08-02',
  source: LATE_FINE_LAW,
});

/** Largest fine on what is due to a condominium, once. */
export const CONDOMINIUM_FINE = legalFigure(percent(2), {
  law: 'Código Civil, art. 1.336, § 1º',
  validFrom: '2003-01-11',
  source: CONDOMINIUM_FINE_LAW,
});

/** Interest a month, where neither law nor contract says otherwise. */
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

/** Fine a day on federal taxes, … */
export const FEDERAL_FINE_A_DAY = legalFigure(percent(0.33), FEDERAL);

/** … and the most that it comes to. */
export const LARGEST_FEDERAL_FINE = legalFigure(percent(20), FEDERAL);

/** Interest on federal taxes for the month of payment, for which the Selic is not known yet (§ 3º). */
export const FEDERAL_INTEREST_OF_LAST_MONTH = legalFigure(percent(1), FEDERAL);
