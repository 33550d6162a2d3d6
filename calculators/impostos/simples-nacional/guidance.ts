/** Simples Nacional: advises the owner of a company on the DAS. */
import { inMillions } from '../../tabelas/legal-figure.ts';
import {
  DAS_DUE_DAY,
  PAYROLL_FOR_ANNEX_III,
  SIMPLES_REVENUE_LIMIT,
  STATE_AND_CITY_LIMIT,
} from '../../tabelas/simples-nacional.ts';
import type { SimplesAnnex } from '../../tabelas/simples-shares.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';

/** The month of the DAS; revenues in reais. */
export interface SimplesMonth {
  /** The annexes that tax the company. */
  readonly annexes: ReadonlySet<SimplesAnnex>;
  readonly revenue12: Quantity;
  readonly monthlyRevenue: Quantity;
  /** Payroll of twelve months; undefined if unknown. */
  readonly payroll?: Quantity | undefined;
}

/** Duties and choices, as Portuguese sentences; the first ones apply to every company. */
export function simplesGuidance({ annexes, payroll }: SimplesMonth): string[] {
  return [
    `O DAS vence no dia ${DAS_DUE_DAY} do mês seguinte ao do faturamento.`,
    'Declare a receita todo mês no PGDAS-D, mesmo que seja zero, e entregue a DEFIS até 31 de março.',
    ...(annexes.has('V')
      ? [
          `Anexo V: se a folha de salários dos últimos 12 meses for de ${PAYROLL_FOR_ANNEX_III} da receita ou mais (fator R), a atividade passa ao Anexo III.`,
          ...(payroll
            ? []
            : [
                'Para comparar, informe a folha em “Mais detalhes” e marque, na atividade, “O anexo depende da folha (fator R)”.',
              ]),
        ]
      : []),
  ];
}

/** Possible costs beyond the DAS, as Portuguese sentences; empty without any. */
export function simplesAlerts({ annexes, revenue12, monthlyRevenue }: SimplesMonth): string[] {
  return [
    ...(revenue12.isAbove(STATE_AND_CITY_LIMIT)
      ? [`Acima de ${inMillions(STATE_AND_CITY_LIMIT)}, o ICMS e o ISS são pagos por fora do DAS`]
      : []),
    ...(monthlyRevenue.times(12).isAbove(SIMPLES_REVENUE_LIMIT)
      ? [
          `Doze meses com este faturamento passam do limite do Simples Nacional, de ${inMillions(SIMPLES_REVENUE_LIMIT)}.`,
        ]
      : []),
    ...(annexes.has('IV')
      ? ['Anexo IV: a contribuição patronal ao INSS (CPP) não está no DAS e é paga à parte.']
      : []),
  ];
}
