/** Fines and interest on a bill paid late. */
import { percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import {
  LEI_DA_MULTA_DO_CONDOMINIO,
  LEI_DA_MORA_FEDERAL,
  LEI_DA_MULTA_CONTRATUAL,
  LEI_DOS_JUROS_DE_MORA,
} from './leis-tributarias.ts';

/** Largest fine, charged once, in a consumer contract; as amended by Lei nº 9.298/1996. */
export const MULTA_CONTRATUAL_MAXIMA = legalFigure(percent(2), {
  law: 'Código de Defesa do Consumidor, art. 52, § 1º',
  validFrom: '1996-08-02',
  source: LEI_DA_MULTA_CONTRATUAL,
});

/** Largest fine, charged once, on condominium fees. */
export const MULTA_MAXIMA_DO_CONDOMINIO = legalFigure(percent(2), {
  law: 'Código Civil, art. 1.336, § 1º',
  validFrom: '2003-01-11',
  source: LEI_DA_MULTA_DO_CONDOMINIO,
});

/** Monthly interest unless law or contract sets another rate. */
export const JUROS_MENSAIS_DE_MORA = legalFigure(percent(1), {
  law: 'Código Tributário Nacional, art. 161, § 1º',
  validFrom: '1967-01-01',
  source: LEI_DOS_JUROS_DE_MORA,
});

const FEDERAL = {
  law: 'Lei 9.430/1996, art. 61',
  validFrom: '1997-01-01',
  source: LEI_DA_MORA_FEDERAL,
} as const;

/** Daily fine on federal taxes. */
export const MULTA_FEDERAL_POR_DIA = legalFigure(percent(0.33), FEDERAL);

/** Largest fine on federal taxes. */
export const MULTA_FEDERAL_MAXIMA = legalFigure(percent(20), FEDERAL);

/** Interest on federal taxes for the month of payment, because its Selic is not known yet (§ 3º). */
export const JUROS_FEDERAIS_DO_ULTIMO_MES = legalFigure(percent(1), FEDERAL);
