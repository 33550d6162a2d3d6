/** Checks the revenue limit of the Simples Nacional. */
import { count, money } from '../../../src/quantity/quantity.ts';
import { receitaDeDozeMeses } from '../../lei/simples-nacional.ts';
import { SIMPLES_REVENUE_LIMIT } from '../../tabelas/simples-nacional.ts';
import { SENTENCES } from './sentences.ts';

/** The typed revenues, in reais and months. */
export interface RevenuesTyped {
  readonly faturamento12Meses: number;
  readonly faturamentoMensal: number;
  readonly mesesAtividade: number | undefined;
}

/** True if only the month's own revenue counts. */
export function isFirstMonth({ mesesAtividade }: Pick<RevenuesTyped, 'mesesAtividade'>): boolean {
  return mesesAtividade === 1;
}

/** The refusal of a company with revenue of twelve months above the limit. */
export function limitFault(typed: RevenuesTyped): string | undefined {
  // Reads the month's revenue only if it counts alone; if it is refused itself, the rest is still judged.
  const revenue12 = receitaDeDozeMeses({
    antes: money(typed.faturamento12Meses),
    noMes: money(isFirstMonth(typed) ? typed.faturamentoMensal : 0),
    mesDeAtividade: typed.mesesAtividade === undefined ? undefined : count(typed.mesesAtividade),
  });
  return revenue12.isAbove(SIMPLES_REVENUE_LIMIT) ? SENTENCES.overLimit : undefined;
}
