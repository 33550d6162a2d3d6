/**
 * Tables of figures that a law changes from year to year. Every entry has its validity, its source and the
 * day it was checked. A year without an entry is an error: it never silently falls back to last year's
 * figures.
 */
import { addDays, compareDates, isIsoDate, type IsoDate } from '../../src/calendar/calendar.ts';

/** The official text behind a figure. */
export interface LegalSource {
  /** In Portuguese, as shown on the page: 'Decreto nº 12.797/2025'. */
  readonly label: string;
  /** The official address. */
  readonly url: string;
}

/** Fields of every entry of a dated table. */
export interface DatedEntry {
  /** The year that identifies the entry in look-ups. */
  readonly year: number;
  /** First day of validity. */
  readonly validFrom: IsoDate;
  /** Last day of validity; undefined while no end is known. */
  readonly validTo: IsoDate | undefined;
  readonly source: LegalSource;
  /** The day on which the figures were last compared with the source. */
  readonly checkedOn: IsoDate;
}

/** The arguments of a table. */
export interface TableDefinition<Entry extends DatedEntry> {
  /** After "Não há tabela …" in Portuguese: 'do INSS'. */
  readonly name: string;
  /** The file that contains the entries, named in error messages. */
  readonly file: string;
  /** In order of validity. */
  readonly entries: readonly Entry[];
  /** Checks an entry's figures; returns the problem and its remedy, or undefined. */
  readonly check?: (entry: Entry) => string | undefined;
}

/** A year for which a table has no figures; the message is a Portuguese sentence for the visitor. */
export class MissingTableError extends Error {
  override readonly name = 'MissingTableError';
}

/** An inconsistent table, detected on loading: an error in the file, not in the visitor's input. */
export class TableFaultError extends Error {
  override readonly name = 'TableFaultError';
}

/** A checked table and its look-ups. */
export interface DatedTable<Entry extends DatedEntry> {
  readonly entries: readonly Entry[];
  /** The years with an entry, ascending. */
  readonly years: readonly number[];
  /** The laws behind the entries, the newest first: what a definition that uses the table cites. */
  readonly sources: readonly (LegalSource & Pick<Entry, 'checkedOn'>)[];
  /** Whether there is an entry for the year. */
  has(year: number): boolean;
  /** "Não há tabela do INSS para 2023. Anos disponíveis: 2024, 2025 e 2026." */
  missingYearMessage(year: number): string;
  /**
   * The figures of a year.
   *
   * @throws MissingTableError when there are none.
   */
  forYear(year: number): Entry;
  /**
   * The newest entry whose validity has begun on the day: what a page preselects. After the last entry has
   * expired this is still the last entry: its year is shown, `staleTableWarning` says that it has expired,
   * and looking up the new year itself is still an error.
   *
   * @throws MissingTableError for a day before the first entry.
   */
  newestInForceOn(today: IsoDate): Entry;
}

/**
 * Checks the entries and builds their look-ups.
 *
 * @throws TableFaultError naming file, entry and remedy: entries out of order, a malformed date, a gap or an
 * overlap in validity, a source that is not an https address, or what `check` finds.
 */
export function datedTable<Entry extends DatedEntry>(definition: TableDefinition<Entry>): DatedTable<Entry> {
  const { name, entries } = definition;
  assertSound(definition);
  const years = entries.map(({ year }) => year);
  const missingYearMessage = (year: number): string =>
    `Não há tabela ${name} para ${year}. ${availableYears(years)}`;
  return {
    entries,
    years,
    sources: entries.map(({ source, checkedOn }) => ({ ...source, checkedOn })).toReversed(),
    has: (year) => years.includes(year),
    missingYearMessage,
    forYear(year) {
      const entry = entries.find((candidate) => candidate.year === year);
      if (entry === undefined) throw new MissingTableError(missingYearMessage(year));
      return entry;
    },
    newestInForceOn(today) {
      const entry = entries.findLast(({ validFrom }) => compareDates(validFrom, today) <= 0);
      if (entry === undefined) throw new MissingTableError(missingYearMessage(Number(today.slice(0, 4))));
      return entry;
    },
  };
}

function availableYears(years: readonly number[]): string {
  const last = years.at(-1) ?? '';
  return years.length === 1
    ? `Ano disponível: ${last}.`
    : `Anos disponíveis: ${years.slice(0, -1).join(', ')} e ${last}.`;
}

function assertSound<Entry extends DatedEntry>({ file, entries, check }: TableDefinition<Entry>): void {
  if (entries.length === 0) throw new TableFaultError(`${file}: the table is empty; add an entry.`);
  for (const [index, entry] of entries.entries()) {
    const fault = faultOf(entry) ?? faultBetween(entries[index - 1], entry) ?? check?.(entry);
    if (fault !== undefined) throw new TableFaultError(`${file}, entry ${entry.year}: ${fault}`);
  }
}

function faultOf({ year, validFrom, validTo, checkedOn, source }: DatedEntry): string | undefined {
  if (!Number.isInteger(year)) return 'the year is not whole; write it as 2026.';
  const badDate = [validFrom, validTo ?? validFrom, checkedOn].find((date) => !isIsoDate(date));
  if (badDate !== undefined) return `"${badDate}" is not a date; write it as YYYY-MM-DD.`;
  if (validTo !== undefined && compareDates(validTo, validFrom) < 0) {
    return `validity ends (${validTo}) before it begins (${validFrom}); exchange or mend the dates.`;
  }
  if (source.label.trim() === '') return 'the source has no label; name the law.';
  if (!source.url.startsWith('https://')) return `the source is not an https address ("${source.url}").`;
  return undefined;
}

function faultBetween(previous: DatedEntry | undefined, entry: DatedEntry): string | undefined {
  if (previous === undefined) return undefined;
  if (entry.year <= previous.year) return `stands after ${previous.year}; sort the entries by year.`;
  if (previous.validTo === undefined) {
    return `the entry before it (${previous.year}) has no end; give it validTo, the day before this one begins.`;
  }
  const expected = addDays(previous.validTo, 1);
  return entry.validFrom === expected
    ? undefined
    : `begins on ${entry.validFrom}, but ${previous.year} ends on ${previous.validTo}: a gap or an overlap; ` +
        `expected validFrom ${expected}.`;
}

/**
 * Validates bands, for a table's `check`: limits must be above 0 and ascending, rates must not decrease, and
 * only the last band may be without a limit. Returns the problem, or undefined.
 */
export function faultInBands(
  bands: readonly { readonly upTo: number; readonly ratePercent: number }[],
): string | undefined {
  if (bands.length === 0) return 'no bands; add them in ascending order.';
  const faulty = bands.findIndex((band, index) => {
    const previous = bands[index - 1] ?? { upTo: 0, ratePercent: 0 };
    return !(band.upTo > previous.upTo && band.ratePercent >= previous.ratePercent);
  });
  if (faulty === -1) return undefined;
  return `band ${faulty + 1} does not continue the one before it; limits must ascend and rates must not fall.`;
}
