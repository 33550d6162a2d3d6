/** Selects the index, and the months whose percentages apply. */
import { notAMonth } from '../../../schemas/month.ts';
import { formatMonth, monthLater, parseMonth, type Month } from '../../../src/calendar/month.ts';
import { CDI } from '../../series/cdi.ts';
import { IGPM } from '../../series/igpm.ts';
import { INPC } from '../../series/inpc.ts';
import { IPCA } from '../../series/ipca.ts';
import type { MonthPercent } from '../../series/monthly-series.ts';
import { SELIC } from '../../series/selic.ts';

/** The series by their names in the field. */
export const INDICES = { ipca: IPCA, inpc: INPC, igpm: IGPM, selic: SELIC, cdi: CDI } as const;

/** The last month that all indices have, as typed, so that the form never suggests a refused month. */
export const ULTIMO_MES_CONHECIDO = formatMonth(
  Object.values(INDICES)
    .map(({ last }) => last)
    .reduce((earliest, last) => (last < earliest ? last : earliest)),
);

type Indice = keyof typeof INDICES;

/** The typed months; true if the first one counts. */
interface Periodo {
  readonly indice: Indice;
  readonly mesInicial: string;
  readonly mesFinal: string;
  readonly incluirMesInicial: boolean;
}

/** The sentence that refuses an invalid month or one outside the index; undefined for a valid one. */
export function recusaDoMes(indice: Indice, typed: string): string | undefined {
  const mes = parseMonth(typed);
  if (mes === undefined) return notAMonth(ULTIMO_MES_CONHECIDO);
  const series = INDICES[indice];
  if (series.has(mes)) return undefined;
  return `O índice vai de ${formatMonth(series.first)} a ${formatMonth(series.last)}`;
}

/** The sentence that refuses an end before the start; undefined if either is not a month. */
export function recusaDaOrdem(inicio: string, fim: string): string | undefined {
  const [first, last] = [parseMonth(inicio), parseMonth(fim)];
  const isWrong = first !== undefined && last !== undefined && last < first;
  return isWrong ? 'O mês final não pode ser antes do inicial' : undefined;
}

/**
 * The months whose percentages count: those after the first one, and the first one too if it is included.
 *
 * @throws RangeError for a month that `recusaDoMes` refuses.
 */
export function mesesContados(periodo: Periodo): readonly MonthPercent[] {
  const inicio = leMes(periodo.mesInicial);
  const first = periodo.incluirMesInicial ? inicio : monthLater(inicio, 1);
  return INDICES[periodo.indice].between(first, leMes(periodo.mesFinal));
}

/** The first and the last of these months, '04/2019 a 06/2025', or the only one; empty for none. */
export function mesesUsados(meses: readonly MonthPercent[], escreve: (month: Month) => string): string {
  const [first, last] = [meses[0]?.month, meses.at(-1)?.month];
  if (first === undefined || last === undefined) return '';
  return first === last ? escreve(first) : `${escreve(first)} a ${escreve(last)}`;
}

function leMes(typed: string): Month {
  const mes = parseMonth(typed);
  if (mes === undefined) throw new RangeError(`Not a month: ${JSON.stringify(typed)}.`);
  return mes;
}
