/** Builds tables of figures that a law may change in any month, not only with the year. */
import { compareDates, yearOf, type IsoDate } from '../../src/calendar/calendar.ts';
import { assertSound, sourcesOf, type CheckedSource, type Validity } from './validity.ts';

/** The arguments of a table. */
export interface PeriodTableDefinition<Entry extends Validity> {
  /** After "tabela" in Portuguese: 'do INSS'. */
  readonly name: string;
  /** The file that contains the entries, named in error messages. */
  readonly file: string;
  /** In order of validity; each from the first day of a month. */
  readonly entries: readonly Entry[];
  /** Checks an entry's figures; returns the problem and its remedy, or undefined. */
  readonly check?: (entry: Entry) => string | undefined;
}

/** A checked table and its look-ups. */
export interface PeriodTable<Entry extends Validity> {
  readonly entries: readonly Entry[];
  /** The laws behind the entries, the newest first. */
  readonly sources: readonly CheckedSource[];
  /**
   * The figures of a month of the year, from 1 to 12.
   *
   * @throws RangeError before the first entry and after the last: a definition refuses such years.
   */
  forMonth(year: number, month: number): Entry;
  /** The years of the entries, ascending; of an entry without an end, only the first one. */
  readonly years: readonly number[];
  /** The years within which the law changes, for which the month matters. */
  readonly yearsOfChange: readonly number[];
}

/**
 * Checks the entries and builds their look-ups.
 *
 * @throws TableFaultError for any fault that `assertSound` finds, and for an entry that begins within a month.
 */
export function periodTable<Entry extends Validity>({
  name,
  file,
  entries,
  check,
}: PeriodTableDefinition<Entry>): PeriodTable<Entry> {
  assertSound({
    file,
    entries,
    nameOf: ({ validFrom }) => validFrom,
    check: (entry) =>
      entry.validFrom.endsWith('-01')
        ? check?.(entry)
        : 'começa no meio de um mês; escreva o primeiro dia do primeiro mês em que vale.',
  });
  const inForceOn = (day: IsoDate) =>
    entries.findLast(
      ({ validFrom, validTo }) =>
        compareDates(validFrom, day) <= 0 && (validTo === undefined || compareDates(day, validTo) <= 0),
    );
  return {
    entries,
    sources: sourcesOf(name, entries),
    forMonth(year, month) {
      const day = `${year}-${String(month).padStart(2, '0')}-01`;
      const entry = inForceOn(day);
      if (entry === undefined) throw new RangeError(`${file} não tem valores para ${day}.`);
      return entry;
    },
    years: [...new Set(entries.flatMap(yearsOfEntry))],
    yearsOfChange: entries
      .slice(1)
      .filter(({ validFrom }) => !validFrom.endsWith('-01-01'))
      .map(({ validFrom }) => Number(validFrom.slice(0, 4))),
  };
}

function yearsOfEntry({ validFrom, validTo = validFrom }: Validity): number[] {
  const first = yearOf(validFrom);
  return Array.from({ length: yearOf(validTo) - first + 1 }, (_, index) => first + index);
}
