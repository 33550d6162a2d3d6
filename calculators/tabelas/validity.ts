/** Describes the validity of legal figures, and checks lists of such periods. */
import { addDays, compareDates, isIsoDate, type IsoDate } from '../../src/calendar/calendar.ts';

/** The official text behind a figure. */
export interface LegalSource {
  /** In Portuguese, as shown on the page: 'Decreto nº 12.797/2025'. */
  readonly label: string;
  /** The official address. */
  readonly url: string;
}

/** Figures with their validity and source. */
export interface Validity {
  /** First day of validity. */
  readonly validFrom: IsoDate;
  /** Last day of validity; undefined while no end is known. */
  readonly validTo: IsoDate | undefined;
  readonly source: LegalSource;
  /** The day on which the figures were last compared with the source. */
  readonly checkedOn: IsoDate;
}

/** The source of a table's figures, with their validity and the day of their last check. */
export type CheckedSource = LegalSource &
  Pick<Validity, 'checkedOn'> & {
    readonly table: {
      /** After "tabela" in Portuguese: 'do INSS'. */
      readonly name: string;
      readonly validFrom: IsoDate;
      readonly validTo?: IsoDate;
    };
  };

/** An inconsistent table, detected on loading: an error in the file, not in the visitor's input. */
export class TableFaultError extends Error {
  override readonly name = 'TableFaultError';
}

/** A list of periods to check. */
export interface Periods<Entry extends Validity> {
  /** The file that contains the entries, named in error messages. */
  readonly file: string;
  /** In order of validity. */
  readonly entries: readonly Entry[];
  /** The name of an entry in error messages. */
  readonly nameOf: (entry: Entry) => string | number;
  /** Checks an entry by itself and beside the previous one; returns the problem and its remedy, or undefined. */
  readonly check: (entry: Entry, previous: Entry | undefined) => string | undefined;
}

/**
 * Makes sure that the entries follow each other day by day.
 *
 * @throws TableFaultError naming file, entry and remedy: no entry, a malformed date, a gap or an overlap in
 * validity, a source that is not an https address, or a fault found by `check`.
 */
// The annotation drops the check from pages: the compiler and the tests have run it on the same tables.
/* @__NO_SIDE_EFFECTS__ */
export function assertSound<Entry extends Validity>({ file, entries, nameOf, check }: Periods<Entry>): void {
  if (entries.length === 0) throw new TableFaultError(`${file}: a tabela está vazia; acrescente um item.`);
  for (const [index, entry] of entries.entries()) {
    const previous = entries[index - 1];
    const fault = faultOf(entry) ?? check(entry, previous) ?? faultBetween(previous, entry, nameOf);
    if (fault !== undefined) throw new TableFaultError(`${file}, item ${nameOf(entry)}: ${fault}`);
  }
}

/**
 * The laws behind the entries of a table, the newest first, each once.
 *
 * @param name after "tabela" in Portuguese: 'do INSS'.
 */
export function sourcesOf(name: string, entries: readonly Validity[]): CheckedSource[] {
  const sources: CheckedSource[] = [];
  for (const { source, checkedOn, validFrom, validTo } of entries.toReversed()) {
    const { label, url } = source;
    const later = sources.at(-1);
    const isSame = later?.label === label && later.url === url;
    const end = isSame ? later.table.validTo : validTo;
    const table = { name, validFrom, ...(end && { validTo: end }) };
    if (isSame) sources.pop();
    sources.push({ label, url, checkedOn, table });
  }
  return sources;
}

function faultOf({ validFrom, validTo, checkedOn, source }: Validity): string | undefined {
  const badDate = [validFrom, validTo ?? validFrom, checkedOn].find((date) => !isIsoDate(date));
  if (badDate !== undefined) return `"${badDate}" não é uma data; escreva AAAA-MM-DD.`;
  if (validTo !== undefined && compareDates(validTo, validFrom) < 0) {
    return `a validade acaba (${validTo}) antes de começar (${validFrom}); troque as datas.`;
  }
  if (source.label.trim() === '') return 'a fonte não tem nome; escreva a lei em label.';
  if (!source.url.startsWith('https://'))
    return `o endereço da fonte não começa com https:// ("${source.url}").`;
  return undefined;
}

function faultBetween<Entry extends Validity>(
  previous: Entry | undefined,
  entry: Entry,
  nameOf: (entry: Entry) => string | number,
): string | undefined {
  if (previous === undefined) return undefined;
  const before = nameOf(previous);
  if (previous.validTo === undefined) {
    return `o item anterior (${before}) não tem fim; dê-lhe validTo, a véspera deste.`;
  }
  const expected = addDays(previous.validTo, 1);
  return entry.validFrom === expected
    ? undefined
    : `começa em ${entry.validFrom}, mas ${before} acaba em ${previous.validTo}: falta ou sobra um período; ` +
        `o validFrom esperado é ${expected}.`;
}
