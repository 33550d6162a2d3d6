/** What a request must be before the services see it: they answer some of these faults with 500. */
import { isRecord } from '../../../src/engine/record.ts';
import type { Service } from './answers.ts';

/** Most columns that a row may name; the largest table has 23. */
const MOST_COLUMNS = 100;
/** Deepest nesting of values: a row has texts and lists of texts. */
const DEEPEST = 20;

/** Why a request cannot be served. */
export type Fault = 'address' | 'json' | 'shape' | 'columns' | 'nul';

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

/** The parameters of a query that choose columns and order, but no rows. */
const NO_FILTERS = new Set(['select', 'order', 'columns', 'limit', 'offset', 'on_conflict', 'apikey']);

/** Whether a request would change or delete every row of a table: hosted projects refuse those. */
export function meetsEveryRow(method: string, { pathname, searchParams }: URL): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  return ![...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}
