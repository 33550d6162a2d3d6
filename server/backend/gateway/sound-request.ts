/** What a request must be before the services see it: they answer some of these faults with 500. */
import { isRecord } from '../../../src/engine/record.ts';
import type { Service } from './answers.ts';

/** Most columns that a row may name; the largest table has 23. */
const MOST_COLUMNS = 100;
/** Deepest nesting of values: a row has texts and lists of texts. */
const DEEPEST = 20;

/** Most embedded tables: an article with its addresses, or an address with its article. */
const MOST_EMBEDDED = 1;

/** Why a request cannot be served. */
export type Fault = 'address' | 'json' | 'shape' | 'columns' | 'nul' | 'select';

const NUL = '\0';

/** Whether a path or query is percent-encoded soundly and holds no NUL, which PostgreSQL cannot store. */
export function isSoundAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return ![pathname, search].some((part) => decodeURIComponent(part.replaceAll('+', ' ')).includes(NUL));
  } catch {
    return false;
  }
}

/** Whether a NUL, or more nesting than anybody needs, is anywhere in a value. */
function isUnstorable(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (typeof value === 'string') return value.includes(NUL);
  if (Array.isArray(value)) return value.some((item) => isUnstorable(item, depth + 1));
  return isRecord(value)
    ? Object.entries(value).some(([name, item]) => name.includes(NUL) || isUnstorable(item, depth + 1))
    : false;
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with the body of a request for accounts or tables, whose services take JSON only.
 *
 * @param text the body; an empty one is no fault
 */
export function faultOfBody(service: Service, text: string): Fault | undefined {
  if (service === 'storage' || text.trim() === '') return undefined;
  const parsed = parse(text);
  if (!parsed) return 'json';
  const { value } = parsed;
  const rows = service === 'rest' && Array.isArray(value) ? value : [value];
  if (!rows.every(isRecord)) return 'shape';
  if (rows.some((row) => Object.keys(row).length > MOST_COLUMNS)) return 'columns';
  return isUnstorable(value) ? 'nul' : undefined;
}

/** The columns that a `select` names, in each of its tables, without aliases, casts and hints. */
function selectedColumns(select: string): string[] {
  return select
    .split(/[(),]/)
    .map((item) => item.replace(/::.*$/, '').replace(/^.*:/, '').trim())
    .filter((name) => name !== '');
}

/**
 * Whether a query asks for a table's rows with more than one other table beside them, or for a column again and again.
 * Articles and their addresses refer to each other: a short `select` that goes to and fro multiplies the rows with each
 * step, and while the database, which runs in this process, gathers them nobody else is served.
 */
export function asksForTooMuch({ pathname, searchParams }: URL): boolean {
  if (!pathname.startsWith('/rest/v1/')) return false;
  const select = searchParams.getAll('select').join();
  const embedded = select.split('(').length - 1;
  const columns = selectedColumns(select);
  if (embedded > MOST_EMBEDDED || columns.length > MOST_COLUMNS) return true;
  // A column may stand in the table and in the embedded one.
  return columns.some((name) => columns.filter((other) => other === name).length > 1 + MOST_EMBEDDED);
}

/** The parameters of a query that choose columns and order, but no rows. */
const NO_FILTERS = new Set(['select', 'order', 'columns', 'limit', 'offset', 'on_conflict', 'apikey']);

/** Whether a request would change or delete every row of a table: hosted projects refuse those. */
export function meetsEveryRow(method: string, { pathname, searchParams }: URL): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  return ![...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}
