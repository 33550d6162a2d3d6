/** Lists the activities of a MEI, with their taxes and revenue limits, and the tax on an excess. */
import { option } from '../../../schemas/fields.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../../src/quantity/regra.ts';
import {
  MEI_CONTRIBUTION,
  MEI_EXCESS_ARTICLE,
  MEI_ICMS,
  MEI_MONTHLY_REVENUE_LIMIT,
  MEI_REVENUE_LIMIT,
  MEI_TOLERATED_EXCESS,
  MEI_TRUCKER_CONTRIBUTION,
  MEI_TRUCKER_MONTHLY_REVENUE_LIMIT,
  MEI_TRUCKER_REVENUE_LIMIT,
} from '../../tabelas/mei.ts';
import type { LegalFigure } from '../../tabelas/legal-figure.ts';
import type { SimplesTable } from '../../tabelas/simples-nacional.ts';
import type { SimplesAnnex } from '../../tabelas/simples-shares.ts';

/** The rule of the monthly payment. */
export const VALOR_FIXO_DO_MEI = regra(
  MEI_ICMS.law,
  'O MEI paga por mês um valor fixo, fature quanto faturar: o INSS, mais o ICMS e o ISS da sua atividade.',
);

/** The rules of the INSS and of the limit. */
const REGRAS_DO_MEI = {
  inss: regra(MEI_CONTRIBUTION.law, `O INSS do MEI é de ${MEI_CONTRIBUTION} do salário mínimo.`),
  limite: regra(
    MEI_REVENUE_LIMIT.law,
    `É MEI quem fatura até ${MEI_REVENUE_LIMIT} no ano ou, no ano em que abre, ${MEI_MONTHLY_REVENUE_LIMIT} por mês.`,
  ),
};

/** The same rules for freight carriers. */
const REGRAS_DO_CAMINHONEIRO = {
  inss: regra(
    MEI_TRUCKER_CONTRIBUTION.law,
    `O INSS do caminhoneiro MEI é de ${MEI_TRUCKER_CONTRIBUTION} do salário mínimo.`,
  ),
  limite: regra(
    MEI_TRUCKER_REVENUE_LIMIT.law,
    `O caminhoneiro MEI fatura até ${MEI_TRUCKER_REVENUE_LIMIT} no ano ou, no ano em que abre, ${MEI_TRUCKER_MONTHLY_REVENUE_LIMIT} por mês.`,
  ),
};

/** The rule of a tolerated excess. */
export const TOLERANCIA_DO_MEI = regra(
  MEI_TOLERATED_EXCESS.law,
  `Quem passa do limite em até ${MEI_TOLERATED_EXCESS} só deixa de ser MEI no ano seguinte.`,
);

/** The rule of the tax on an excess. */
const EXCESSO_DO_MEI = regra(
  MEI_EXCESS_ARTICLE,
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
        contribution: MEI_TRUCKER_CONTRIBUTION,
        yearLimit: MEI_TRUCKER_REVENUE_LIMIT,
        monthLimit: MEI_TRUCKER_MONTHLY_REVENUE_LIMIT,
        regras: REGRAS_DO_CAMINHONEIRO,
      }
    : {
        ...taxes,
        contribution: MEI_CONTRIBUTION,
        yearLimit: MEI_REVENUE_LIMIT,
        monthLimit: MEI_MONTHLY_REVENUE_LIMIT,
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
  readonly rates: SimplesTable;
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
function excessRate({ paysIcms, paysIss }: Dues, { annexes }: SimplesTable): Quantity {
  const rateOf = (annex: SimplesAnnex) => percent(annexes[annex][0]?.ratePercent ?? 0);
  if (paysIcms && paysIss) return rateOf('I').plus(rateOf('III')).over(2);
  return rateOf(paysIcms ? 'I' : 'III');
}
