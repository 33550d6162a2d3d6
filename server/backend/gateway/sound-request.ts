/** Checks requests before the services see them, because the services answer some of these faults with 500. */
import { isRecord } from '../../../src/engine/record.ts';
import type { Service } from './paths.ts';
import { faultOfPictures } from './sound-storage.ts';

/** Maximum number of columns in a row; the largest table has 23. */
export const MOST_COLUMNS = 100;
/** Maximum number of rows in a request: the pictures of a draft. */
const MOST_ROWS = 500;
/** Maximum number of names in a removal, because each costs a database query. */
const MOST_NAMES = 100;
/**
 * Maximum number of opening brackets in a body: an article has a few, and millions of empty rows take seconds to parse.
 */
const MOST_BRACKETS = 10_000;
/** Deepest nesting of values: rows hold texts and lists of texts. */
const DEEPEST = 20;

export type Fault =
  | 'address'
  | 'json'
  | 'shape'
  | 'columns'
  | 'nul'
  | 'rows'
  | 'query'
  | 'text'
  | 'email'
  | 'list'
  | 'name';

const NUL = '\0';

/** True if a path or query is percent-encoded soundly and holds no NUL, which PostgreSQL cannot store. */
export function isSoundAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return ![pathname, search].some((part) => decodeURIComponent(part.replaceAll('+', ' ')).includes(NUL));
  } catch {
    return false;
  }
}

/**
 * Characters that browsers drop from an address or read as `/`, so that they find another host than the services do.
 */
const READ_OTHERWISE = /[\\\s\p{Cc}]/u;

/** True if a mail link would lead to another site than the services believe. */
export function isOpenRedirect({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.getAll('redirect_to').some((address) => READ_OTHERWISE.test(address));
}

/** Fields that must be text wherever they appear. */
const TEXTS = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type', 'nonce'] as const;

/** Longest e-mail address that the service stores, in characters. */
const LONGEST_EMAIL = 255;
/** Characters that no address contains: those that would control a terminal, and halves of others. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** The fault in the fields of a body: `text` for a field of the wrong type, `email` for an impossible address. */
export function faultOfAccount(body: Readonly<Record<string, unknown>>): 'text' | 'email' | undefined {
  if (TEXTS.some((name) => name in body && typeof body[name] !== 'string')) return 'text';
  const { email } = body;
  if (typeof email !== 'string') return undefined;
  return email.length > LONGEST_EMAIL || CONTROLS.test(email) ? 'email' : undefined;
}

/** True if a value contains a NUL or is nested too deeply. */
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

/** Functions and feedback take one record, because their limits count requests. */
function takesOneRecord(pathname: string): boolean {
  return /^\/rest\/v1\/+(rpc\/|feedback\/*$)/i.test(decodeURIComponent(pathname));
}

function faultOfRows(value: unknown, pathname: string): Fault | undefined {
  const rows = Array.isArray(value) && !takesOneRecord(pathname) ? value : [value];
  if (rows.length > MOST_ROWS) return 'rows';
  if (!rows.every(isRecord)) return 'shape';
  return rows.some((row) => Object.keys(row).length > MOST_COLUMNS) ? 'columns' : undefined;
}

function faultOfNames(value: unknown, pathname: string): Fault | undefined {
  if (!isRecord(value)) return 'shape';
  return Object.values(value).some((list) => Array.isArray(list) && list.length > MOST_NAMES)
    ? 'rows'
    : faultOfPictures(value, pathname);
}

function faultOfValue(service: Service, value: unknown, pathname: string): Fault | undefined {
  if (service === 'storage') return faultOfNames(value, pathname);
  if (service === 'rest') return faultOfRows(value, pathname);
  if (!isRecord(value)) return 'shape';
  return faultOfRows(value, pathname) ?? faultOfAccount(value);
}

/**
 * The fault in a JSON body.
 *
 * @param text the body; an empty one has no fault
 * @param pathname soundly encoded
 */
export function faultOfBody(service: Service, text: string, pathname: string): Fault | undefined {
  if (text.trim() === '') return undefined;
  if (text.split(/[[{]/, MOST_BRACKETS + 2).length > MOST_BRACKETS + 1) return 'rows';
  const parsed = parse(text);
  if (!parsed) return 'json';
  const { value } = parsed;
  return faultOfValue(service, value, pathname) ?? (isUnstorable(value) ? 'nul' : undefined);
}

/** Query parameters that choose columns and order, but no rows. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  'select',
  'order',
  'columns',
  'limit',
  'offset',
  'on_conflict',
  'apikey',
]);

/** True if a request would change or delete every row of a table, which hosted projects refuse. */
export function meetsEveryRow(method: string, { pathname, searchParams }: URL): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  return ![...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}
