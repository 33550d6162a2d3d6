/** Lists the activities of a MEI, with their taxes and revenue limits, and the tax on an excess. */
import { option } from '../../../schemas/fields.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../../src/quantity/regra.ts';
import {
  CONTRIBUICAO_DO_MEI,
  ARTIGO_DO_EXCESSO_DO_MEI,
  ICMS_DO_MEI,
  LIMITE_MENSAL_DO_MEI,
  LIMITE_ANUAL_DO_MEI,
  EXCESSO_TOLERADO_DO_MEI,
  CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
  LIMITE_MENSAL_DO_MEI_CAMINHONEIRO,
  LIMITE_ANUAL_DO_MEI_CAMINHONEIRO,
} from '../../tabelas/mei.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';
import type { TabelaDoSimples } from '../../tabelas/simples-nacional.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';

/** The rule of the monthly payment. */
export const VALOR_FIXO_DO_MEI = regra(
  ICMS_DO_MEI.law,
  'O MEI paga por mês um valor fixo, fature quanto faturar: o INSS, mais o ICMS e o ISS da sua atividade.',
);

/** The rules of the INSS and of the limit. */
const REGRAS_DO_MEI = {
  inss: regra(CONTRIBUICAO_DO_MEI.law, `O INSS do MEI é de ${CONTRIBUICAO_DO_MEI} do salário mínimo.`),
  limite: regra(
    LIMITE_ANUAL_DO_MEI.law,
    `É MEI quem fatura até ${LIMITE_ANUAL_DO_MEI} no ano ou, no ano em que abre, ${LIMITE_MENSAL_DO_MEI} por mês.`,
  ),
};

/** The same rules for freight carriers. */
const REGRAS_DO_CAMINHONEIRO = {
  inss: regra(
    CONTRIBUICAO_DO_MEI_CAMINHONEIRO.law,
    `O INSS do caminhoneiro MEI é de ${CONTRIBUICAO_DO_MEI_CAMINHONEIRO} do salário mínimo.`,
  ),
  limite: regra(
    LIMITE_ANUAL_DO_MEI_CAMINHONEIRO.law,
    `O caminhoneiro MEI fatura até ${LIMITE_ANUAL_DO_MEI_CAMINHONEIRO} no ano ou, no ano em que abre, ${LIMITE_MENSAL_DO_MEI_CAMINHONEIRO} por mês.`,
  ),
};

/** The rule of a tolerated excess. */
export const TOLERANCIA_DO_MEI = regra(
  EXCESSO_TOLERADO_DO_MEI.law,
  `Quem passa do limite em até ${EXCESSO_TOLERADO_DO_MEI} só deixa de ser MEI no ano seguinte.`,
);

/** The rule of the tax on an excess. */
const EXCESSO_DO_MEI = regra(
  ARTIGO_DO_EXCESSO_DO_MEI,
  'Quem passa do limite dentro da tolerância paga o imposto do que passou com o DAS de janeiro, sem acréscimos.',
);

export const ACTIVITIES = [
  option('comercio', 'Comércio', 'Compra e venda de mercadorias'),
  option('industria', 'Indústria', 'Fabricação de produtos'),
  option('servicos', 'Serviços', 'Prestação de serviços em geral'),
  option('comercio-servicos', 'Comércio e serviços', 'As duas atividades juntas'),
  option('caminhoneiro', 'Caminhoneiro', 'Carga entre municípios ou estados'),
  option('caminhoneiro-municipal', 'Caminhoneiro no município', 'Carga dentro de um município'),
  option('caminhoneiro-ambos', 'Caminhoneiro, os dois', 'Carga dentro e fora do município'),
] as const;

export type Activity = (typeof ACTIVITIES)[number]['const'];

/** The taxes of an activity, its limits of revenue, and their rules. */
export interface Dues {
  readonly paysIcms: boolean;
  readonly paysIss: boolean;
  /** Share of the minimum wage. */
  readonly contribution: LegalFigure;
  readonly yearLimit: LegalFigure;
  readonly monthLimit: LegalFigure;
  readonly regras: { readonly inss: Regra; readonly limite: Regra };
}

const SERVES_ALONE: readonly Activity[] = ['servicos', 'caminhoneiro-municipal'];
const SERVES: readonly Activity[] = [...SERVES_ALONE, 'comercio-servicos', 'caminhoneiro-ambos'];

/** The taxes of an activity. Freight within the town pays the ISS; across its border, the ICMS. */
export function duesOf(activity: Activity): Dues {
  const taxes = { paysIcms: !SERVES_ALONE.includes(activity), paysIss: SERVES.includes(activity) };
  return activity.startsWith('caminhoneiro')
    ? {
        ...taxes,
        contribution: CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
        yearLimit: LIMITE_ANUAL_DO_MEI_CAMINHONEIRO,
        monthLimit: LIMITE_MENSAL_DO_MEI_CAMINHONEIRO,
        regras: REGRAS_DO_CAMINHONEIRO,
      }
    : {
        ...taxes,
        contribution: CONTRIBUICAO_DO_MEI,
        yearLimit: LIMITE_ANUAL_DO_MEI,
        monthLimit: LIMITE_MENSAL_DO_MEI,
        regras: REGRAS_DO_MEI,
      };
}

/** Largest revenue in a year, in reais; in the year of opening, by its months. */
export function revenueLimit({ yearLimit, monthLimit }: Dues, months: Quantity): Quantity {
  return months.isBelow(12) ? monthLimit.times(months) : yearLimit;
}

/** The revenue of a year beside its limits, in reais. */
export interface YearOfRevenue {
  readonly revenue: Quantity;
  readonly limit: Quantity;
  /** Limit including the tolerance, beyond which the company loses the regime for the whole year. */
  readonly tolerated: Quantity;
  /** Rates of the Simples Nacional. */
  readonly rates: TabelaDoSimples;
}

/** Declares the remaining revenue or, above the limit, the excess and its tax, by the names of the results. */
export function revenueResults(
  { revenue, limit, tolerated, rates }: YearOfRevenue,
  activity: Activity,
  dues: Dues,
  result: Results,
): Partial<Record<'podeFaturar' | 'excesso' | 'impostoExcesso', NamedQuantity>> {
  if (!revenue.isAbove(limit)) {
    return {
      podeFaturar: result.money('Ainda pode faturar no ano', limit.minus(revenue), dues.regras.limite),
    };
  }
  const excesso = result.money('Faturamento acima do limite', revenue.minus(limit));
  // Omit the amount for truckers, because their limit is beyond the first band.
  if (revenue.isAbove(tolerated) || activity.startsWith('caminhoneiro')) return { excesso };
  return {
    excesso,
    impostoExcesso: result.money('Imposto sobre o excesso', excesso.times(excessRate(dues, rates)), {
      ...EXCESSO_DO_MEI,
      note: 'Pela declaração anual (DASN-SIMEI): a primeira faixa do Simples, anexo I para quem paga ICMS e III para quem paga ISS; para os dois, metade de cada.',
    }),
  };
}

/** The rate of the first band of the Simples Nacional, which the annual declaration charges on an excess. */
function excessRate({ paysIcms, paysIss }: Dues, { annexes }: TabelaDoSimples): Quantity {
  const rateOf = (annex: AnexoDoSimples) => percent(annexes[annex][0]?.ratePercent ?? 0);
  if (paysIcms && paysIss) return rateOf('I').plus(rateOf('III')).over(2);
  return rateOf(paysIcms ? 'I' : 'III');
}
