/**
 * Builds tables of figures that a law changes from year to year. Every entry has its validity, its source and the
 * day of its last check. A year without an entry is an error: it never silently falls back to last year's figures.
 */
import { compareDates, type IsoDate } from '../../src/calendar/calendar.ts';
import { assertSound, sourcesOf, type CheckedSource, type Validity } from './validity.ts';

/** Fields of every entry of a dated table. */
export interface DatedEntry extends Validity {
  /** The year that identifies the entry in look-ups. */
  readonly year: number;
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

/** A checked table and its look-ups. */
export interface DatedTable<Entry extends DatedEntry> {
  readonly entries: readonly Entry[];
  /** The years with an entry, ascending. */
  readonly years: readonly number[];
  /** The laws behind the entries, the newest first, for definitions to cite. */
  readonly sources: readonly CheckedSource[];
  has(year: number): boolean;
  /** "Não há tabela do INSS para 2023. Anos disponíveis: 2024, 2025 e 2026." */
  missingYearMessage(year: number): string;
  /**
   * The figures of a year.
   *
   * @throws MissingTableError if there are none.
   */
  forYear(year: number): Entry;
  /**
   * The newest entry whose validity has begun on the day, which a page preselects. After the last entry has
   * expired this is still the last entry: the page shows its year, `staleTableWarning` says that it has expired,
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
 * overlap in validity, a source that is not an https address, or a fault found by `check`.
 */
export function datedTable<Entry extends DatedEntry>(definition: TableDefinition<Entry>): DatedTable<Entry> {
  const { name, file, entries, check } = definition;
  assertSound({
    file,
    entries,
    nameOf: ({ year }) => year,
    check: (entry, previous) => faultInYear(entry, previous) ?? check?.(entry),
  });
  const years = entries.map(({ year }) => year);
  const missingYearMessage = (year: number): string => missingYear(name, years, year);
  return {
    entries,
    years,
    sources: sourcesOf(name, entries),
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

/**
 * "Não há tabela do INSS para 2023. Anos disponíveis: 2024, 2025 e 2026."
 *
 * @param name after "Não há tabela": 'do INSS'.
 * @param years accepted by a page, ascending.
 */
export function missingYear(name: string, years: readonly number[], year: number): string {
  return `Não há tabela ${name} para ${year}. ${availableYears(years)}`;
}

function availableYears(years: readonly number[]): string {
  const last = years.at(-1) ?? '';
  return years.length === 1
    ? `Ano disponível: ${last}.`
    : `Anos disponíveis: ${years.slice(0, -1).join(', ')} e ${last}.`;
}

function faultInYear({ year }: DatedEntry, previous: DatedEntry | undefined): string | undefined {
  if (!Number.isInteger(year)) return 'o ano não é inteiro; escreva 2026.';
  return previous !== undefined && year <= previous.year
    ? `vem depois de ${previous.year}; ponha os itens em ordem de ano.`
    : undefined;
}

/**
 * Validates bands, for a table's `check`: limits must be above 0 and ascending, rates must not decrease, and only
 * the last band may lack a limit. Returns the problem, or undefined.
 */
export function faultInBands(
  bands: readonly { readonly upTo: number; readonly ratePercent: number }[],
): string | undefined {
  if (bands.length === 0) return 'não há faixas; acrescente-as em ordem crescente.';
  const faulty = bands.findIndex((band, index) => {
    const previous = bands[index - 1] ?? { upTo: 0, ratePercent: 0 };
    return !(band.upTo > previous.upTo && band.ratePercent >= previous.ratePercent);
  });
  if (faulty === -1) return undefined;
  return `a faixa ${faulty + 1} não continua a anterior; o limite precisa subir, e a alíquota não pode cair.`;
}
