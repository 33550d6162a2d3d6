/**
 * Monthly payment of a microempreendedor individual (DAS): INSS, a share of the minimum wage, and fixed ICMS and
 * ISS. The DAS changes from year to year only with the minimum wage.
 */
import type { IsoDate } from '../../src/calendar/calendar.ts';
import type { Month } from '../../src/calendar/month.ts';
import { money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { LEI_DA_CONTRIBUICAO_DO_MEI, LEI_DO_MEI, LEI_DO_MEI_CAMINHONEIRO } from './leis-tributarias.ts';

/** INSS as a share of the minimum wage, as amended by Lei nº 12.470/2011. */
export const CONTRIBUICAO_DO_MEI = legalFigure(percent(5), {
  law: 'Lei 8.212/1991, art. 21, § 2º, II, “a”',
  validFrom: '2011-05-01',
  source: LEI_DA_CONTRIBUICAO_DO_MEI,
});

const DAS_LAW = {
  law: 'LC 123/2006, art. 18-A, § 3º, V',
  validFrom: '2009-07-01',
  source: LEI_DO_MEI,
} as const;

/** Reais a month, for commerce and industry. */
export const ICMS_DO_MEI = legalFigure(money(1), DAS_LAW);

/** Reais a month, for services. */
export const ISS_DO_MEI = legalFigure(money(5), DAS_LAW);

/** Largest excess over the revenue limit that ends the regime only in the next year. */
export const EXCESSO_TOLERADO_DO_MEI = legalFigure(percent(20), {
  law: 'LC 123/2006, art. 18-A, § 7º, III',
  validFrom: '2009-07-01',
  source: LEI_DO_MEI,
});

/** Tax on an excess within the tolerance, due with the DAS of January without additions. */
export const ARTIGO_DO_EXCESSO_DO_MEI = 'LC 123/2006, art. 18-A, § 10';

/** Largest yearly revenue, as amended by Lei Complementar nº 155/2016. */
export const LIMITE_ANUAL_DO_MEI = legalFigure(money(81_000), {
  law: 'LC 123/2006, art. 18-A, § 1º',
  validFrom: '2018-01-01',
  source: LEI_DO_MEI,
});

/** Largest revenue for each month, or part of one, in the year in which the company opens. */
export const LIMITE_MENSAL_DO_MEI = legalFigure(money(6750), {
  law: 'LC 123/2006, art. 18-A, § 2º',
  validFrom: '2018-01-01',
  source: LEI_DO_MEI,
});

/** The article on self-employed freight carriers, added by Lei Complementar nº 188/2021. */
function ofTruckers(item: string) {
  return {
    law: `LC 123/2006, art. 18-F, ${item}`,
    validFrom: '2021-12-31',
    source: LEI_DO_MEI_CAMINHONEIRO,
  } as const;
}

/** INSS of freight carriers, as a share of the minimum wage. */
export const CONTRIBUICAO_DO_MEI_CAMINHONEIRO = legalFigure(percent(12), ofTruckers('III'));

/** Largest yearly revenue of freight carriers. */
export const LIMITE_ANUAL_DO_MEI_CAMINHONEIRO = legalFigure(money(251_600), ofTruckers('I'));

/** Largest revenue of freight carriers for each month of the year in which the company opens. */
export const LIMITE_MENSAL_DO_MEI_CAMINHONEIRO = legalFigure(money(20_966.67), ofTruckers('II'));

/** A due day of the DAS that a resolution of the CGSN postponed in the pandemic. */
export interface VencimentoAdiado {
  readonly vencimento: IsoDate;
  readonly norma: string;
  /** Note for the debtor, as a Portuguese sentence. */
  readonly nota: string;
}

function adiado(vencimento: IsoDate, norma: string, nota: string): VencimentoAdiado {
  return { vencimento, norma: `Resolução CGSN ${norma}, art. 1º`, nota: `A Resolução CGSN ${norma} ${nota}` };
}

const ADIADO_EM_2020 = ['154/2020', 'adiou este vencimento por seis meses.'] as const;
const ADIADO_EM_2021 = [
  '158/2021',
  'adiou este vencimento; metade podia ser paga um mês mais tarde, o que a conta não separa.',
] as const;

/** Postponed due days, by month paid; on 2026-11-27 two published reproductions of each resolution agreed. */
export const VENCIMENTOS_ADIADOS: Readonly<Record<Month, VencimentoAdiado | undefined>> = {
  '2020-03': adiado('2020-10-20', ...ADIADO_EM_2020),
  '2020-04': adiado('2020-11-20', ...ADIADO_EM_2020),
  '2020-05': adiado('2020-12-21', ...ADIADO_EM_2020),
  '2021-03': adiado('2021-07-20', ...ADIADO_EM_2021),
  '2021-04': adiado('2021-09-20', ...ADIADO_EM_2021),
  '2021-05': adiado('2021-11-22', ...ADIADO_EM_2021),
};
