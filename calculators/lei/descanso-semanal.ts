/** Counts the working days and rest days of a month (Lei nº 605/1949, arts. 1º and 8º). */
import { isoDate, weekday, type IsoDate } from '../../src/calendar/calendar.ts';
import { lastDayIn, monthWith } from '../../src/calendar/month.ts';
import { feriadosNacionais } from './feriados.ts';

/** Last year in which a separate law, Lei nº 1.266/1950, made Tiradentes a holiday. */
const ULTIMO_ANO_DA_LEI_PROPRIA = 2002;

/** Working days and rest days of a month. */
export interface MesDeDescanso {
  /** Mondays to Saturdays, without holidays. */
  readonly uteis: number;
  readonly domingos: number;
  /** National holidays from Monday to Saturday, in order. */
  readonly feriados: readonly { readonly date: IsoDate; readonly name: string }[];
}

/**
 * Counts the days of a month, without holidays of states and towns.
 *
 * @param mes from 1 to 12.
 */
export function mesDeDescanso(ano: number, mes: number): MesDeDescanso {
  const primeiro = isoDate(ano, mes, 1);
  const dias = Number(lastDayIn(monthWith(primeiro)).slice(8));
  const domingos = Array.from({ length: dias }, (_, index) => weekday(isoDate(ano, mes, index + 1))).filter(
    (dia) => dia === 0,
  ).length;
  const feriados = feriadosDoAno(ano).filter(
    ({ date }) => date.slice(0, 7) === primeiro.slice(0, 7) && weekday(date) !== 0,
  );
  return { uteis: dias - domingos - feriados.length, domingos, feriados };
}

function feriadosDoAno(ano: number): MesDeDescanso['feriados'] {
  const conhecidos = feriadosNacionais(ano);
  const tiradentes = { date: isoDate(ano, 4, 21), name: 'Tiradentes' };
  return ano <= ULTIMO_ANO_DA_LEI_PROPRIA ? [...conhecidos, tiradentes] : conhecidos;
}
