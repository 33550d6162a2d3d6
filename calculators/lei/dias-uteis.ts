/** Working days of banks and payrolls: a payment due on another day moves to the next working day. */
import { addDays, daysBetween, weekday, yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { firstDayIn, type Month } from '../../src/calendar/month.ts';
import {
  DIAS_MOVEIS,
  diasMoveis,
  feriadosDosBancos,
  feriadosNacionais,
  type DiaMovel,
  type Feriado,
} from './feriados.ts';

/** A Monday, the origin for counting whole weeks. */
const UMA_SEGUNDA_FEIRA = '1900-01-01';

/** True for a Saturday or a Sunday. */
export function eFimDeSemana(dia: IsoDate): boolean {
  return weekday(dia) % 6 === 0;
}

function isIn(feriados: readonly Feriado[], dia: IsoDate): boolean {
  return feriados.some((feriado) => feriado.date === dia);
}

/** True for a day on which banks work: neither a weekend nor one of their days off. */
export function eDiaDeBanco(dia: IsoDate): boolean {
  return !eFimDeSemana(dia) && !isIn(feriadosDosBancos(yearOf(dia)), dia);
}

/** True for a legal business day: neither a weekend nor a legal holiday. Carnival and Good Friday are business days. */
export function eDiaUtil(dia: IsoDate): boolean {
  return !eFimDeSemana(dia) && !isIn(feriadosNacionais(yearOf(dia)), dia);
}

/** The day itself if banks work on it, otherwise the next day on which they work. */
export function diaDeBancoAPartirDe(dia: IsoDate): IsoDate {
  return eDiaDeBanco(dia) ? dia : diaDeBancoAPartirDe(addDays(dia, 1));
}

/**
 * The n-th business day of a month, by legal holidays only: `diaUtilDoMes('2026-11', 5)` is the fifth of November.
 *
 * @param ordem from 1; a month has at least 18.
 */
export function diaUtilDoMes(mes: Month, ordem: number): IsoDate {
  let dia = firstDayIn(mes);
  for (let faltam = ordem; ; dia = addDays(dia, 1)) {
    if (eDiaUtil(dia)) faltam -= 1;
    if (faltam === 0) return dia;
  }
}

/** Mondays to Fridays from a fixed Monday to the day before a date; negative for earlier dates. */
function diasDeSemanaAte(dia: IsoDate): number {
  const dias = daysBetween(UMA_SEGUNDA_FEIRA, dia);
  const semanas = Math.floor(dias / 7);
  return semanas * 5 + Math.min(dias - semanas * 7, 5);
}

/** Mondays to Fridays in the half-open interval [inicio, fim), including holidays. */
export function diasDeSemanaEntre(inicio: IsoDate, fim: IsoDate): number {
  return diasDeSemanaAte(fim) - diasDeSemanaAte(inicio);
}

/**
 * Bank days in the half-open interval [inicio, fim), as the market counts them: a day earns its interest at the start
 * of the next one.
 *
 * @param fim not before `inicio`; equal to it, the interval is empty.
 */
export function diasDeBancoEntre(inicio: IsoDate, fim: IsoDate): number {
  const [primeiroAno, ultimoAno] = [yearOf(inicio), yearOf(fim)];
  let perdidos = 0;
  for (let ano = primeiroAno; ano <= ultimoAno; ano += 1) {
    const folgas = folgasEmDiaDeSemana(ano);
    const isWhole = ano > primeiroAno && ano < ultimoAno;
    perdidos += isWhole ? folgas.length : folgas.filter((dia) => dia >= inicio && dia < fim).length;
  }
  return diasDeSemanaEntre(inicio, fim) - perdidos;
}

/** Cached by year: redemptions at the end of each of a hundred years count the first year a hundred times. */
const folgasConhecidas = new Map<number, readonly IsoDate[]>();

/** Bank holidays of a year from Monday to Friday, each once. */
function folgasEmDiaDeSemana(ano: number): readonly IsoDate[] {
  const conhecidas = folgasConhecidas.get(ano);
  if (conhecidas) return conhecidas;
  const folgas = feriadosDeSemana(ano, DIAS_MOVEIS).map(({ date }) => date);
  folgasConhecidas.set(ano, folgas);
  return folgas;
}

/** The national holidays of a year and these movable days from Monday to Friday, in order, each date once. */
export function feriadosDeSemana(ano: number, moveis: readonly DiaMovel[]): readonly Feriado[] {
  // Good Friday may fall on Tiradentes, which then counts by its law.
  const porData = new Map(
    [...diasMoveis(ano, moveis), ...feriadosNacionais(ano)].map((feriado) => [feriado.date, feriado]),
  );
  return [...porData.values()]
    .filter(({ date }) => !eFimDeSemana(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
