/** Limits of loans deducted from pay, by borrower: share of the pay, term and rate. */
import { count, percent } from '../../src/quantity/quantity.ts';
import {
  LEI_DA_MARGEM_DOS_SERVIDORES,
  NORMA_DA_TAXA_DOS_SERVIDORES,
  LEI_DO_CONSIGNADO,
  NORMA_DA_TAXA_DOS_BENEFICIARIOS,
  LEI_DO_CREDITO_DO_TRABALHADOR,
} from './fontes-do-credito.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';

/** Borrowers: pensioners of the INSS, recipients of its assistance (BPC), federal servants, employees. */
export type Tomador = 'inss' | 'bpc' | 'servidor' | 'clt';

/** Shares of the pay after its compulsory deductions. */
export interface Margens {
  /** Share for the instalments of loans. */
  readonly loans: LegalFigure;
  /** Share for all cards together. */
  readonly cards: LegalFigure;
}

const PENSIONERS = {
  law: 'Lei 10.820/2003, art. 6º',
  validFrom: '2022-08-04',
  source: LEI_DO_CONSIGNADO,
} as const;

const SERVANTS = {
  law: 'Lei 14.509/2022, art. 2º',
  validFrom: '2022-12-28',
  source: LEI_DA_MARGEM_DOS_SERVIDORES,
} as const;

const EMPLOYEES = {
  law: 'Lei 15.179/2025',
  validFrom: '2025-07-25',
  source: LEI_DO_CREDITO_DO_TRABALHADOR,
} as const;

export const MARGENS_DO_CONSIGNADO: Readonly<Record<Tomador, Margens>> = {
  // Half of the share for cards is for a credit card, half for a benefit card.
  inss: { loans: legalFigure(percent(35), PENSIONERS), cards: legalFigure(percent(10), PENSIONERS) },
  bpc: { loans: legalFigure(percent(30), PENSIONERS), cards: legalFigure(percent(5), PENSIONERS) },
  servidor: { loans: legalFigure(percent(35), SERVANTS), cards: legalFigure(percent(10), SERVANTS) },
  clt: { loans: legalFigure(percent(35), EMPLOYEES), cards: legalFigure(percent(5), EMPLOYEES) },
};

/** Highest monthly rate of loans to pensioners. */
export const TETO_DA_TAXA_DOS_BENEFICIARIOS = legalFigure(percent(1.85), {
  law: 'Resolução CNPS/MPS 1.368/2025',
  validFrom: '2025-04-04',
  source: NORMA_DA_TAXA_DOS_BENEFICIARIOS,
});

/** Highest monthly rate of loans to federal servants. */
export const TETO_DA_TAXA_DOS_SERVIDORES = legalFigure(percent(1.8), {
  law: 'Portaria MGI 7.588/2023',
  validFrom: '2023-11-30',
  source: NORMA_DA_TAXA_DOS_SERVIDORES,
});

/** Longest term of loans to pensioners. */
export const PRAZO_MAXIMO_DO_CONSIGNADO = legalFigure(count(108, 'meses'), PENSIONERS);
