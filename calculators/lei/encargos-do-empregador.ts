/** Charges of an employer on a salary, by the regime that taxes the employer. */
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
export type RegimeDoEmpregador = 'geral' | 'simples' | 'simples-anexo-iv' | 'mei' | 'domestico';

/** A share of the salary, with its article where one law sets it. */
export interface Encargo {
  readonly aliquota: Quantity;
  readonly law?: string;
}

/** The charges, by the names of the results; undefined where a regime does not owe one. */
export type Encargos = Readonly<
  Record<'inssPatronal' | 'rat' | 'terceiros' | 'indenizacaoCompensatoria', Encargo | undefined> &
    Record<'fgts', Encargo>
>;

/** Rates that vary from company to company. */
export interface TaxasDaEmpresa {
  /** Contribution for the risks of the work (RAT), a fraction. */
  readonly rat: Quantity;
  /** By which accidents multiply it (FAP), from 0.5 to 2. */
  readonly fap: Quantity;
  /** Contributions to others, a fraction. */
  readonly terceiros: Quantity;
}

const SO_O_FGTS = {
  inssPatronal: undefined,
  rat: undefined,
  terceiros: undefined,
  indenizacaoCompensatoria: undefined,
  fgts: { aliquota: FGTS_DEPOSIT, law: FGTS_DEPOSIT.law },
};

const INSS_PATRONAL = { aliquota: EMPLOYER_INSS, law: EMPLOYER_INSS.law };

function ratAjustado({ rat, fap }: TaxasDaEmpresa): Encargo {
  return {
    aliquota: fap.equals(1) ? rat : rat.times(fap),
    law: 'Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10',
  };
}

/**
 * The charges of a regime. In the Simples all but the FGTS is inside the DAS (LC 123/2006, art. 13, VI and § 3º); the
 * activities of annex IV owe the INSS of the employer apart, but not the contributions to others (art. 18, § 5º-C).
 */
export function encargosDoEmpregador(regime: RegimeDoEmpregador, empresa: TaxasDaEmpresa): Encargos {
  switch (regime) {
    case 'geral':
      return {
        ...SO_O_FGTS,
        inssPatronal: INSS_PATRONAL,
        rat: ratAjustado(empresa),
        terceiros: { aliquota: empresa.terceiros },
      };
    case 'simples':
      return SO_O_FGTS;
    case 'simples-anexo-iv':
      return { ...SO_O_FGTS, inssPatronal: INSS_PATRONAL, rat: ratAjustado(empresa) };
    case 'mei':
      return { ...SO_O_FGTS, inssPatronal: { aliquota: MEI_EMPLOYER_INSS, law: MEI_EMPLOYER_INSS.law } };
    case 'domestico':
      return {
        ...SO_O_FGTS,
        inssPatronal: { aliquota: DOMESTIC_EMPLOYER_INSS, law: DOMESTIC_EMPLOYER_INSS.law },
        rat: { aliquota: DOMESTIC_WORK_RISK, law: DOMESTIC_WORK_RISK.law },
        indenizacaoCompensatoria: { aliquota: DOMESTIC_COMPENSATION, law: DOMESTIC_COMPENSATION.law },
      };
  }
}

/** The sum of the rates, a fraction of the salary. */
export function somaDosEncargos(encargos: Encargos): Quantity {
  return Object.values(encargos)
    .filter((encargo) => encargo !== undefined)
    .map(({ aliquota }) => aliquota)
    .reduce((soma, aliquota) => (soma.equals(0) ? aliquota : soma.plus(aliquota)), percent(0));
}
