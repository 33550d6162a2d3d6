/** Lists all data with a limited validity in the calculators: dated tables, legal figures and monthly series. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MonthlySeries } from '../../calculators/series/monthly-series.ts';
import { isLegalFigure, type LegalFigure } from '../../calculators/tabelas/legal-figure.ts';
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { firstDayIn, formatMonth, monthLater } from '../../src/calendar/month.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { isRecord } from '../../src/engine/record.ts';
import { isQuantity } from '../../src/quantity/quantity.ts';
import { CALCULATORS } from '../../compiler/load.ts';

/** Kinds of items, with their headings. */
export const KINDS = { table: 'Tabelas', figure: 'Números da lei', series: 'Séries mensais' } as const;

/** Entry of a table, figure or series. */
export interface Dated {
  readonly kind: keyof typeof KINDS;
  /** Path relative to `calculators/`, such as 'tabelas/inss.ts'. */
  readonly file: string;
  /** Name of the export and, for tables, the entry, such as 'INSS 2026'. */
  readonly name: string;
  /** Value of a figure, such as '8%'; empty for others. */
  readonly says: string;
  /** Validity in words, such as '01/01/2026 a 31/12/2026'. */
  readonly validity: string;
  readonly validFrom: IsoDate;
  /** Last day of the validity; undefined if the end is unknown. */
  readonly validTo: IsoDate | undefined;
  /** True if a newer entry has replaced it. */
  readonly isSuperseded: boolean;
  readonly source: string;
  /** Date of the last comparison with the source; undefined for some sources. */
  readonly checkedOn: IsoDate | undefined;
}

/**
 * Lists all items in the order of the files.
 *
 * @param root folder of the calculators
 * @throws Error from a table or series that cannot be loaded
 */
export async function inventory(root: string = CALCULATORS): Promise<Dated[]> {
  const files = ['tabelas', 'series'].flatMap((folder) => modulesIn(root, folder));
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(root, file)).href)) as object;
      return Object.entries(module).flatMap(([name, value]) => datedIn(value, file, name));
    }),
  );
  return found.flat();
}

/** Finds the first date, today or later, on which a legal table without a successor expires. */
export async function firstEnd(today: IsoDate): Promise<IsoDate | undefined> {
  const ends = (await inventory()).flatMap(({ kind, validTo, isSuperseded }) =>
    kind !== 'series' && !isSuperseded && validTo !== undefined && validTo >= today ? [validTo] : [],
  );
  return ends.toSorted()[0];
}

function modulesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => `${folder}/${file}`);
}

function datedIn(value: unknown, file: string, name: string): Dated[] {
  if (isLegalFigure(value)) return [ofFigure(value, file, name)];
  if (isSeries(value)) return [ofSeries(value, file)];
  if (Array.isArray(value)) {
    // A table continues such a list of past entries.
    return value.flatMap((item, index) =>
      isEntry(item) ? ofEntry(item, file, name, true) : datedIn(item, file, `${name}[${index}]`),
    );
  }
  if (!isRecord(value) || isQuantity(value)) return [];
  const entries = entriesOf(value);
  if (entries.length > 0) {
    return entries.map((entry, index) => ofEntry(entry, file, name, index < entries.length - 1));
  }
  return Object.entries(value).flatMap(([key, inner]) => datedIn(inner, file, `${name}.${key}`));
}

/** Common properties of yearly and monthly table entries. */
interface Entry {
  readonly year?: number;
  readonly validFrom: IsoDate;
  readonly validTo: IsoDate | undefined;
  readonly source: { readonly label: string };
  readonly checkedOn: IsoDate;
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && ['validFrom', 'source', 'checkedOn'].every((name) => Object.hasOwn(value, name));
}

function entriesOf({ entries }: Readonly<Record<string, unknown>>): readonly Entry[] {
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isSeries(value: unknown): value is MonthlySeries {
  return isRecord(value) && ['code', 'first', 'last', 'between'].every((name) => Object.hasOwn(value, name));
}

function ofEntry(entry: Entry, file: string, name: string, isSuperseded: boolean): Dated {
  const { year, validFrom, validTo, source, checkedOn } = entry;
  return {
    kind: 'table',
    file,
    name: `${name} ${year ?? formatMonth(validFrom.slice(0, 7))}`,
    says: '',
    validity:
      validTo === undefined
        ? `desde ${formatDate(validFrom)}`
        : `${formatDate(validFrom)} a ${formatDate(validTo)}`,
    validFrom,
    validTo,
    isSuperseded,
    source: source.label,
    checkedOn,
  };
}

function ofFigure(figure: LegalFigure, file: string, name: string): Dated {
  const { law, validFrom, source } = figure;
  return {
    kind: 'figure',
    file,
    name,
    says: String(figure),
    validity: `desde ${formatDate(validFrom)}`,
    validFrom,
    validTo: undefined,
    isSuperseded: false,
    source: law,
    checkedOn: source.checkedOn,
  };
}

function ofSeries(series: MonthlySeries, file: string): Dated {
  const { name, first, last, source, checkedOn } = series;
  return {
    kind: 'series',
    file,
    name,
    says: '',
    validity: `${formatMonth(first)} a ${formatMonth(last)}`,
    validFrom: firstDayIn(first),
    // A series is valid until the figure of the next month is published.
    validTo: series.outBy(monthLater(last, 1)),
    isSuperseded: false,
    source: source.label,
    checkedOn,
  };
}
