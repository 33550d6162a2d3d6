/** Annual personal income tax (IRPF): the minimum tax on high incomes, and the payment in quotas. */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEI_DO_DARF_MINIMO, LEI_DO_IMPOSTO_MINIMO, LEI_DAS_COTAS } from './leis-tributarias.ts';

const MINIMUM_TAX = {
  law: 'Lei 9.250/1995, art. 16-A',
  validFrom: '2026-01-01',
  source: LEI_DO_IMPOSTO_MINIMO,
} as const;

/** The first exercise with a minimum tax, on the income of 2026. */
export const PRIMEIRO_EXERCICIO_DO_IMPOSTO_MINIMO = 2027;

/** Total yearly income above which the minimum tax applies. */
export const ALTA_RENDA = legalFigure(money(600_000), MINIMUM_TAX);

/** Income per percentage point of the minimum tax rate, from ten times this amount. */
export const RENDA_POR_PONTO_DO_IMPOSTO_MINIMO = legalFigure(money(60_000), MINIMUM_TAX);

/** The highest rate of the minimum tax. */
export const ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO = legalFigure(percent(10), MINIMUM_TAX);

const QUOTAS = { law: 'Lei 9.250/1995, art. 14', validFrom: '1996-01-01', source: LEI_DAS_COTAS } as const;

/** Maximum number of quotas. */
export const MAXIMO_DE_COTAS = legalFigure(count(8, 'cotas'), QUOTAS);

/** Smallest quota. */
export const COTA_MINIMA = legalFigure(money(50), QUOTAS);

/** Smallest tax that may be split; less is paid at once. */
export const IMPOSTO_MINIMO_PARA_COTAS = legalFigure(money(100), QUOTAS);

/** Smallest amount paid by DARF. */
export const DARF_MINIMO = legalFigure(money(10), {
  law: 'Lei 9.430/1996, art. 68',
  validFrom: '1997-01-01',
  source: LEI_DO_DARF_MINIMO,
});
