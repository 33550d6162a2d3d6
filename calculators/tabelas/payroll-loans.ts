/** Limits of loans deducted from pay, by borrower: share of the pay, term and rate. */
import { count, percent } from '../../src/quantity/quantity.ts';
import {
  FEDERAL_SERVANTS_MARGIN_LAW,
  FEDERAL_SERVANTS_RATE_RULE,
  PAYROLL_LOAN_LAW,
  PENSIONERS_RATE_RULE,
  PRIVATE_PAYROLL_LAW,
} from './credit-sources.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

/** Borrowers: pensioners of the INSS, recipients of its assistance (BPC), federal servants, employees. */
export type Borrower = 'inss' | 'bpc' | 'servidor' | 'clt';

/** Shares of the pay after its compulsory deductions. */
export interface Margins {
  /** Share for the instalments of loans. */
  readonly loans: LegalFigure;
  /** Share for all cards together. */
  readonly cards: LegalFigure;
}

const PENSIONERS = {
  law: 'Lei 10.820/2003, art. 6º',
  validFrom: '2022-08-04',
  source: PAYROLL_LOAN_LAW,
} as const;

const SERVANTS = {
  law: 'Lei 14.509/2022, art. 2º',
  validFrom: '2022-12-28',
  source: FEDERAL_SERVANTS_MARGIN_LAW,
} as const;

const EMPLOYEES = {
  law: 'Lei 15.179/2025',
  validFrom: '2025-07-25',
  source: PRIVATE_PAYROLL_LAW,
} as const;

export const PAYROLL_MARGINS: Readonly<Record<Borrower, Margins>> = {
  // Half of the share for cards is for a credit card, half for a benefit card.
  inss: { loans: legalFigure(percent(35), PENSIONERS), cards: legalFigure(percent(10), PENSIONERS) },
  bpc: { loans: legalFigure(percent(30), PENSIONERS), cards: legalFigure(percent(5), PENSIONERS) },
  servidor: { loans: legalFigure(percent(35), SERVANTS), cards: legalFigure(percent(10), SERVANTS) },
  clt: { loans: legalFigure(percent(35), EMPLOYEES), cards: legalFigure(percent(5), EMPLOYEES) },
};

/** Highest monthly rate of loans to pensioners. */
export const PENSIONERS_RATE_LIMIT = legalFigure(percent(1.85), {
  law: 'Resolução CNPS/MPS 1.368/2025',
  validFrom: '2025-04-04',
  source: PENSIONERS_RATE_RULE,
});

/** Highest monthly rate of loans to federal servants. */
export const SERVANTS_RATE_LIMIT = legalFigure(percent(1.8), {
  law: 'Portaria MGI 7.588/2023',
  validFrom: '2023-11-30',
  source: FEDERAL_SERVANTS_RATE_RULE,
});

/** Longest term of loans to pensioners. */
export const LONGEST_PAYROLL_LOAN = legalFigure(count(108, 'meses'), PENSIONERS);
