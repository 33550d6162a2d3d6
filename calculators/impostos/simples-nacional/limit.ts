/** Whether a company is within the limit of the Simples Nacional. */
import { count, money } from '../../../src/quantity/quantity.ts';
import { receitaDeDozeMeses } from '../../lei/simples-nacional.ts';
import { SIMPLES_REVENUE_LIMIT } from '../../tabelas/simples-nacional.ts';
import { SENTENCES } from './sentences.ts';

/** What a form holds, in reais and months. */
export interface RevenuesTyped {
  readonly faturamento12Meses: number;
  readonly faturamentoMensal: number;
  readonly mesesAtividade: number | undefined;
}

/** Whether the month's own revenue decides alone. */
export function isFirstMonth({ mesesAtividade }: Pick<RevenuesTyped, 'mesesAtividade'>): boolean {
  return mesesAtividade === 1;
}

/** The refusal of a company whose revenue of twelve months passes the limit. */
export function limitFault(typed: RevenuesTyped): string | undefined {
  // The month's revenue is read where it decides alone: where it is refused itself, the rest is judged all the same.
  const revenue12 = receitaDeDozeMeses({
    antes: money(typed.faturamento12Meses),
    noMes: money(isFirstMonth(typed) ? typed.faturamentoMensal : 0),
    mesDeAtividade: typed.mesesAtividade === undefined ? undefined : count(typed.mesesAtividade),
  });
  return revenue12.isAbove(SIMPLES_REVENUE_LIMIT) ? SENTENCES.overLimit : undefined;
}
