/** Charges on payments from a company to its owner. */
import { money, percent } from '../../src/quantity/quantity.ts';
import { LEI_DOS_DIVIDENDOS, LEI_DO_PRO_LABORE } from './leis-da-retencao.ts';
import { legalFigure } from './legal-figure.ts';

/** Contribution to the INSS that the company withholds from a pró-labore, up to the ceiling. */
export const INSS_DO_PRO_LABORE = legalFigure(percent(11), {
  law: 'Lei 8.212/1991, arts. 21 e 30, § 4º; Lei 10.666/2003, art. 4º',
  validFrom: '2003-04-01',
  source: LEI_DO_PRO_LABORE,
});

const DIVIDENDS = {
  law: 'Lei 9.250/1995, art. 6º-A',
  validFrom: '2026-01-01',
  source: LEI_DOS_DIVIDENDOS,
} as const;

/** Largest monthly profit to one person without income tax withheld; beyond it the whole amount is taxed. */
export const LUCROS_MENSAIS_SEM_RETENCAO = legalFigure(money(50_000), DIVIDENDS);

/** Tax withheld from larger profits. */
export const RETENCAO_SOBRE_LUCROS = legalFigure(percent(10), DIVIDENDS);
