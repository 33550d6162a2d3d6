/** What an employer owes on a salary besides the salary itself, by the regime that taxes the employer. */
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { EMPLOYER_INSS } from '../tabelas/company-taxes.ts';
import {
  DOMESTIC_COMPENSATION,
  DOMESTIC_EMPLOYER_INSS,
  DOMESTIC_WORK_RISK,
  MEI_EMPLOYER_INSS,
} from '../tabelas/employer-charges.ts';
import { FGTS_DEPOSIT } from '../tabelas/labour.ts';

/** How an employer is taxed. */
export type EmployerRegime = 'geral' | 'simples' | 'simples-anexo-iv' | 'mei' | 'domestico';

/** A share of the salary, with its article where one law sets it. */
export interface Charge {
  readonly rate: Quantity;
  readonly law?: string;
}

/** The charges, by the names of the results; undefined where a regime does not owe one. */
export type EmployerCharges = Readonly<
  Record<'inssPatronal' | 'rat' | 'terceiros' | 'indenizacaoCompensatoria', Charge | undefined> &
    Record<'fgts', Charge>
>;

/** What varies from company to company. */
export interface CompanyRates {
  /** Contribution for the risks of the work (RAT), a fraction. */
  readonly workRisk: Quantity;
  /** By which accidents multiply it (FAP), from 0.5 to 2. */
  readonly accidentFactor: Quantity;
  /** Contributions to others, a fraction. */
  readonly thirdParties: Quantity;
}

const NOTHING_ELSE = {
  inssPatronal: undefined,
  rat: undefined,
  terceiros: undefined,
  indenizacaoCompensatoria: undefined,
  fgts: { rate: FGTS_DEPOSIT, law: FGTS_DEPOSIT.law },
};

const OWN_INSS = { rate: EMPLOYER_INSS, law: EMPLOYER_INSS.law };

function workRisk({ workRisk: rate, accidentFactor }: CompanyRates): Charge {
  return {
    rate: accidentFactor.equals(1) ? rate : rate.times(accidentFactor),
    law: 'Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10',
  };
}

/**
 * The charges of a regime. In the Simples all but the FGTS is inside the DAS (LC 123/2006, art. 13, VI and § 3º); the
 * activities of annex IV owe the INSS of the employer apart, but not the contributions to others (art. 18, § 5º-C).
 */
export function employerCharges(regime: EmployerRegime, company: CompanyRates): EmployerCharges {
  switch (regime) {
    case 'geral':
      return {
        ...NOTHING_ELSE,
        inssPatronal: OWN_INSS,
        rat: workRisk(company),
        terceiros: { rate: company.thirdParties },
      };
    case 'simples':
      return NOTHING_ELSE;
    case 'simples-anexo-iv':
      return { ...NOTHING_ELSE, inssPatronal: OWN_INSS, rat: workRisk(company) };
    case 'mei':
      return { ...NOTHING_ELSE, inssPatronal: { rate: MEI_EMPLOYER_INSS, law: MEI_EMPLOYER_INSS.law } };
    case 'domestico':
      return {
        ...NOTHING_ELSE,
        inssPatronal: { rate: DOMESTIC_EMPLOYER_INSS, law: DOMESTIC_EMPLOYER_INSS.law },
        rat: { rate: DOMESTIC_WORK_RISK, law: DOMESTIC_WORK_RISK.law },
        indenizacaoCompensatoria: { rate: DOMESTIC_COMPENSATION, law: DOMESTIC_COMPENSATION.law },
      };
  }
}

/** The sum of the rates, a fraction of the salary. */
export function chargedShare(charges: EmployerCharges): Quantity {
  return Object.values(charges)
    .filter((charge) => charge !== undefined)
    .map(({ rate }) => rate)
    .reduce((sum, rate) => (sum.equals(0) ? rate : sum.plus(rate)), percent(0));
}
