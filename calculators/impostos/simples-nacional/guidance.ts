/** Simples Nacional: what the owner of a company should know beside the amount of the DAS. */
import type { SimplesAnnex } from '../tables/simples-nacional.ts';
import { compare, decimal } from '../../src/decimal/decimal.ts';

/** The month whose DAS is calculated; revenues in reais. */
export interface SimplesMonth {
  /** The annexes under which the company sells. */
  readonly annexes: ReadonlySet<SimplesAnnex>;
  readonly revenue12: number;
  readonly monthlyRevenue: number;
}

/** Revenue in twelve months above which ICMS and ISS leave the DAS (LC nº 123/2006, art. 13-A). */
const STATE_AND_CITY_LIMIT = 3_600_000;
/** Largest revenue in twelve months (LC nº 123/2006, art. 3º, II). */
const REVENUE_LIMIT = 4_800_000;

/** Duties and choices, as Portuguese sentences; the first ones hold for every company. */
export function simplesGuidance({ annexes }: SimplesMonth): string[] {
  return [
    'O DAS vence no dia 20 do mês seguinte ao do faturamento.',
    'Declare a receita todo mês no PGDAS-D, mesmo que seja zero, e entregue a DEFIS até 31 de março.',
    ...(annexes.has('V')
      ? [
          'Anexo V: se a folha de salários dos últimos 12 meses for de 28% da receita ou mais (fator R), a atividade passa ao Anexo III.',
        ]
      : []),
  ];
}

/** What may cost the company more than the DAS, as Portuguese sentences; empty when nothing does. */
export function simplesAlerts({ annexes, revenue12, monthlyRevenue }: SimplesMonth): string[] {
  return [
    ...(revenue12 > STATE_AND_CITY_LIMIT
      ? ['Receita acima do sublimite de R$ 3,6 milhões: o ICMS e o ISS são recolhidos fora do DAS.']
      : []),
    ...(compare(decimal(monthlyRevenue).times(12), REVENUE_LIMIT) > 0
      ? ['Doze meses com este faturamento passam do limite do Simples Nacional, de R$ 4,8 milhões.']
      : []),
    ...(annexes.has('IV')
      ? ['Anexo IV: a contribuição patronal ao INSS (CPP) não está no DAS e é paga à parte.']
      : []),
  ];
}
