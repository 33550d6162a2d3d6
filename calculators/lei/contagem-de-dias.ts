/** Counts the days between two dates, and the days off among them (Código Civil, art. 132). */
import {
  addDays,
  daysBetween,
  wholeMonthsAndDays,
  yearOf,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import { regra } from '../../src/quantity/regra.ts';
import { diasDeSemanaEntre, feriadosDeSemana } from './dias-uteis.ts';
import type { DiaMovel } from './feriados.ts';

/** The rule of a count without the first day. */
export const CONTAGEM_DE_PRAZO = regra(
  'Código Civil, art. 132',
  'No prazo não conta o dia em que ele começa, e conta o dia em que vence.',
);

/** The arguments of a count. */
interface PrazoAContar {
  /** First day, not after `fim`. */
  readonly inicio: IsoDate;
  readonly fim: IsoDate;
  /** True if the first day counts; the last one always does. */
  readonly contaOInicio: boolean;
  /** Days to count as holidays although no law makes them so. */
  readonly facultativos: readonly DiaMovel[];
}

/**
 * Counts the days of a span, its weekends, its whole months with the remaining days, and the days off from Monday to
 * Friday. The first and the last counted day are undefined for an empty span.
 */
export function contagemDeDias({ inicio, fim, contaOInicio, facultativos }: PrazoAContar) {
  const primeiro = contaOInicio ? inicio : addDays(inicio, 1);
  const depois = addDays(fim, 1);
  const dias = daysBetween(primeiro, depois);
  const { months: meses, days: diasAlemDosMeses } = wholeMonthsAndDays(inicio, contaOInicio ? depois : fim);
  return {
    dias,
    fimDeSemana: dias - diasDeSemanaEntre(primeiro, depois),
    meses,
    diasAlemDosMeses,
    primeiroDia: dias > 0 ? primeiro : undefined,
    ultimoDia: dias > 0 ? fim : undefined,
    feriados: feriadosEntre(primeiro, fim, facultativos),
  };
}

function feriadosEntre(inicio: IsoDate, fim: IsoDate, facultativos: readonly DiaMovel[]) {
  const anos = Array.from({ length: yearOf(fim) - yearOf(inicio) + 1 }, (_, index) => yearOf(inicio) + index);
  return anos
    .flatMap((ano) => feriadosDeSemana(ano, facultativos))
    .filter(({ date }) => date >= inicio && date <= fim)
    .map(({ date, name }) => ({ data: date, nome: name }));
}
