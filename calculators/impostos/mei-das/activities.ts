/** Lists the activities of a MEI, with their taxes and revenue limits. */
import { option } from '../../../schemas/fields.ts';
import type { Remarks } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
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

/** The rule of the monthly payment. */
export const VALOR_FIXO_DO_MEI = regra(
  MEI_ICMS.law,
  'O MEI paga por mês um valor fixo, fature quanto faturar: o INSS, mais o ICMS e o ISS da sua atividade.',
);

/** The rule of the limit. */
const LIMITE_DO_MEI = regra(
  MEI_REVENUE_LIMIT.law,
  `É MEI quem fatura até ${MEI_REVENUE_LIMIT} no ano ou, no ano em que abre, ${MEI_MONTHLY_REVENUE_LIMIT} por mês.`,
);

/** The rule of a tolerated excess. */
export const TOLERANCIA_DO_MEI = regra(
  MEI_TOLERATED_EXCESS.law,
  `Quem passa do limite em até ${MEI_TOLERATED_EXCESS} só deixa de ser MEI no ano seguinte.`,
);

/** The rule of the tax on an excess. */
export const EXCESSO_DO_MEI = regra(
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

/** The taxes of an activity, and its limits of revenue. */
export interface Dues {
  readonly paysIcms: boolean;
  readonly paysIss: boolean;
  /** Share of the minimum wage. */
  readonly contribution: LegalFigure;
  readonly yearLimit: LegalFigure;
  readonly monthLimit: LegalFigure;
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
      }
    : {
        ...taxes,
        contribution: MEI_CONTRIBUTION,
        yearLimit: MEI_REVENUE_LIMIT,
        monthLimit: MEI_MONTHLY_REVENUE_LIMIT,
      };
}

/** Largest revenue in a year, in reais; in the year of opening, by its months. */
export function revenueLimit({ yearLimit, monthLimit }: Dues, months: Quantity): Quantity {
  return months.isBelow(12) ? monthLimit.times(months) : yearLimit;
}

/** The law of the limit of an activity. */
export function limitRule({ yearLimit }: Dues): Exclude<Remarks, string> {
  return yearLimit === MEI_REVENUE_LIMIT ? LIMITE_DO_MEI : { law: yearLimit.law };
}
