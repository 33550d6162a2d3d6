/**
 * Lucro Presumido: income tax (IRPJ) and social contribution (CSLL) on a profit that the law presumes from
 * revenue, and PIS and COFINS on revenue itself.
 */
import { money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEI_DA_COFINS, LEI_DO_IRPJ, LEI_DA_CSLL, LEI_DO_PIS } from './leis-tributarias.ts';

const IN_CORPORATE_TAX_LAW = { validFrom: '1996-01-01', source: LEI_DO_IRPJ } as const;
/** Lei nº 9.430/1996, art. 4º, which gave the surcharge its present form. */
const SURCHARGE = {
  law: 'Lei 9.249/1995, art. 3º, § 1º',
  validFrom: '1997-01-01',
  source: LEI_DO_IRPJ,
} as const;

/** Profit presumed for the IRPJ, as a share of revenue. */
export const PRESUNCAO_DO_IRPJ = legalFigure(percent(8), {
  ...IN_CORPORATE_TAX_LAW,
  law: 'Lei 9.249/1995, art. 15',
});

/** Profit presumed for the CSLL, as a share of revenue. */
export const PRESUNCAO_DA_CSLL = legalFigure(percent(12), {
  ...IN_CORPORATE_TAX_LAW,
  law: 'Lei 9.249/1995, art. 20',
});

/** Profit presumed for the IRPJ from services in general. */
export const PRESUNCAO_DO_IRPJ_NOS_SERVICOS = legalFigure(percent(32), {
  ...IN_CORPORATE_TAX_LAW,
  law: 'Lei 9.249/1995, art. 15, § 1º, III',
});

/** Profit presumed for the CSLL from services in general, as amended by Lei nº 10.684/2003. */
export const PRESUNCAO_DA_CSLL_NOS_SERVICOS = legalFigure(percent(32), {
  law: 'Lei 9.249/1995, art. 20, I',
  validFrom: '2003-09-01',
  source: LEI_DO_IRPJ,
});

export const IRPJ = legalFigure(percent(15), { ...IN_CORPORATE_TAX_LAW, law: 'Lei 9.249/1995, art. 3º' });

/** Share of the profit above `LUCRO_SEM_ADICIONAL_DO_IRPJ`. */
export const ADICIONAL_DO_IRPJ = legalFigure(percent(10), SURCHARGE);

/** Yearly profit: R$ 20.000,00 for each of its months. */
export const LUCRO_SEM_ADICIONAL_DO_IRPJ = legalFigure(money(240_000), SURCHARGE);

/** CSLL rate, as amended by Lei nº 13.169/2015. */
export const CSLL = legalFigure(percent(9), {
  law: 'Lei 7.689/1988, art. 3º, III',
  validFrom: '2015-10-07',
  source: LEI_DA_CSLL,
});

/** PIS rate in the cumulative regime. */
export const PIS = legalFigure(percent(0.65), {
  law: 'Lei 9.715/1998, art. 8º, I',
  validFrom: '1998-11-26',
  source: LEI_DO_PIS,
});

/** COFINS rate in the cumulative regime. */
export const COFINS = legalFigure(percent(3), {
  law: 'Lei 9.718/1998, art. 8º',
  validFrom: '1999-02-01',
  source: LEI_DA_COFINS,
});

/** Largest yearly revenue for choosing the Lucro Presumido, as amended by Lei nº 12.814/2013. */
export const RECEITA_MAXIMA_DO_LUCRO_PRESUMIDO = legalFigure(money(78_000_000), {
  law: 'Lei 9.718/1998, art. 13',
  validFrom: '2014-01-01',
  source: LEI_DA_COFINS,
});
