/**
 * Reads series of monthly percentages that an authority publishes: interest and inflation. Each has a data file,
 * which `npm run update-series` updates; a month without a figure is an error, never the previous month's figure.
 */
import { dayOfMonth, isIsoDate, type IsoDate } from '../../src/calendar/calendar.ts';
import {
  formatMonth,
  isMonth,
  lastDayIn,
  monthLater,
  monthsApart,
  monthsThrough,
  type Month,
} from '../../src/calendar/month.ts';

/** A series as stored in its file. */
export interface SeriesData {
  /** Name within a sentence: 'Selic', 'IPCA'. */
  readonly name: string;
  /** Name with its article at the start of a sentence: 'O IPCA', 'A Selic'. */
  readonly called: string;
  /** Its number among the time series of the Banco Central (SGS). */
  readonly code: number;
  readonly source: { readonly label: string; readonly url: string };
  /** The difference from the source's figures, and the method behind it. */
  readonly note: string;
  /**
   * The day by which a month's figure is published: some months later; a day after the month's end means its last
   * day.
   */
  readonly outBy: { readonly day: number; readonly monthsLater: number };
  /** The day on which the figures were last compared with the source. */
  readonly checkedOn: IsoDate;
  readonly first: Month;
  /** The percentages of each year in order, starting with the first month: 1.07 is 1,07%. */
  readonly percents: Readonly<Record<string, readonly number[]>>;
}

/** A month with its percentage. */
export interface MonthPercent {
  readonly month: Month;
  /** 1.07 is 1,07%. */
  readonly percent: number;
}

/** A month outside a series; the message is a Portuguese sentence for the visitor. */
export class MissingMonthError extends Error {
  override readonly name = 'MissingMonthError';
}

/** An inconsistent series, detected on loading: an error in the file, not in the visitor's input. */
export class SeriesFaultError extends Error {
  override readonly name = 'SeriesFaultError';
}

/** A checked series and its look-ups. */
export interface MonthlySeries extends Pick<SeriesData, 'name' | 'called' | 'code' | 'note' | 'checkedOn'> {
  /** The source as a definition cites it. */
  readonly source: SeriesData['source'] & Pick<SeriesData, 'checkedOn'>;
  readonly first: Month;
  readonly last: Month;
  /** The day by which the figure of a month is published. */
  outBy(month: Month): IsoDate;
  has(month: Month): boolean;
  /**
   * The percentage of a month: 1.07 is 1,07%.
   *
   * @throws MissingMonthError if there is none.
   */
  at(month: Month): number;
  /**
   * The months from `from` to `to`, including both, with their percentages; empty if `to` is before `from`.
   *
   * @throws MissingMonthError if one of them has no figure.
   */
  between(from: Month, to: Month): readonly MonthPercent[];
}

/** Limits beyond any month since the real (07/1994), which catch slips such as 107 for 1.07. */
const LOWEST = -5;
const HIGHEST = 10;

/**
 * Checks a series and builds its look-ups.
 *
 * @throws SeriesFaultError naming the series, the place and the remedy: a year out of order, with a gap or with too
 *   many months, an implausible percentage, a malformed date or address.
 */
export function monthlySeries(data: SeriesData): MonthlySeries {
  const fault = faultIn(data);
  if (fault !== undefined) throw new SeriesFaultError(`calculators/series, ${data.name}: ${fault}`);
  const { name, called, code, source, note, checkedOn, first } = data;
  const percents = Object.values(data.percents).flat();
  const last = monthLater(first, percents.length - 1);
  const at = (month: Month): number => {
    const percent = percents[monthsApart(first, month)];
    if (percent !== undefined) return percent;
    throw new MissingMonthError(
      `Não há ${name} de ${formatMonth(month)}. Meses disponíveis: ${formatMonth(first)} a ${formatMonth(last)}.`,
    );
  };
  return {
    name,
    called,
    code,
    source: { ...source, checkedOn },
    note,
    checkedOn,
    first,
    last,
    outBy: (month) => outBy(month, data.outBy),
    at,
    has: (month) => percents[monthsApart(first, month)] !== undefined,
    between: (from, to) => monthsThrough(from, to).map((month) => ({ month, percent: at(month) })),
  };
}

function outBy(month: Month, { day, monthsLater }: SeriesData['outBy']): IsoDate {
  const last = lastDayIn(monthLater(month, monthsLater));
  return `${last.slice(0, 8)}${String(Math.min(day, dayOfMonth(last))).padStart(2, '0')}`;
}

function faultIn({
  source,
  called,
  outBy: { day, monthsLater },
  checkedOn,
  first,
  percents,
}: SeriesData): string | undefined {
  if (!isIsoDate(checkedOn)) return `"${checkedOn}" não é uma data; escreva checkedOn como AAAA-MM-DD.`;
  if (!isMonth(first)) return `"${first}" não é um mês; escreva first como AAAA-MM.`;
  if (source.label.trim() === '') return 'a fonte não tem nome; escreva o órgão em label.';
  if (!source.url.startsWith('https://'))
    return `o endereço da fonte não começa com https:// ("${source.url}").`;
  if (!/^[OA] /.test(called)) return `"${called}" não começa com artigo; escreva called como "O IPCA".`;
  if (!(Number.isInteger(day) && day >= 1 && day <= 31)) return `outBy tem o dia ${day}; escreva de 1 a 31.`;
  if (!(Number.isInteger(monthsLater) && monthsLater >= 0))
    return `outBy tem ${monthsLater} meses; escreva 0 ou mais.`;
  return faultInYears(first, Object.entries(percents));
}

function faultInYears(
  first: Month,
  years: readonly (readonly [string, readonly number[]])[],
): string | undefined {
  if (years.length === 0) return 'a série está vazia; acrescente um ano.';
  const [firstYear, firstMonth] = first.split('-').map(Number);
  for (const [index, [year, percents]] of years.entries()) {
    const expected = Number(firstYear) + index;
    if (Number(year) !== expected) return `há ${year} no lugar de ${expected}; falta ou sobra um ano.`;
    const months = index === 0 ? 13 - Number(firstMonth) : 12;
    const isLast = index === years.length - 1;
    if (percents.length > months || percents.length === 0 || (!isLast && percents.length < months)) {
      return `em ${year} há ${percents.length} meses, e não ${months}; falta ou sobra um mês.`;
    }
    const wrong = percents.find((percent) => !(percent >= LOWEST && percent <= HIGHEST));
    if (wrong !== undefined)
      return `em ${year} há a porcentagem improvável ${wrong}; escreva 1.07 para 1,07%.`;
  }
  return undefined;
}
