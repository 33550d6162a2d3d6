/** Checks requests before the services do, because these respond 500 to some faults. */
import { isRecord } from '../../../src/engine/record.ts';
import type { Service } from './paths.ts';
import { faultOfPictures } from './sound-storage.ts';

/** Maximum number of columns in a row; the largest table has 23. */
export const MAX_COLUMNS = 100;
/** Maximum number of rows in a request, enough for the pictures of a draft. */
const MAX_ROWS = 500;
/** Maximum number of file names in a removal, because each requires a database query. */
const MAX_NAMES = 100;
/** Maximum number of opening brackets in a body, because millions of empty rows would take seconds to parse. */
const MAX_BRACKETS = 10_000;
/** Maximum nesting of values; rows contain only texts and lists of texts. */
const MAX_DEPTH = 20;

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

/**
 * True if path and query are validly percent-encoded and contain no NUL, which PostgreSQL cannot store. Refuses a
 * fragment, in which the services would read parameters that no check has seen.
 */
export function isSoundAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): boolean {
  try {
    return (
      hash === '' &&
      ![pathname, search].some((part) => decodeURIComponent(part.replaceAll('+', ' ')).includes(NUL))
    );
  } catch {
    return false;
  }
}

/** Fields that must be text in any request. */
const TEXTS = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type', 'nonce'] as const;

/** Longest e-mail address that the service stores, in characters. */
const MAX_EMAIL_LENGTH = 255;
/** Characters that no e-mail address contains: control characters, which affect terminals, and lone surrogates. */
const CONTROLS = /[\p{Cc}\p{Cs}]/u;

/** Finds a fault in the fields of a body: `text` for a field of the wrong type, `email` for an invalid address. */
export function faultOfAccount(body: Readonly<Record<string, unknown>>): 'text' | 'email' | undefined {
  if (TEXTS.some((name) => name in body && typeof body[name] !== 'string')) return 'text';
  const { email } = body;
  if (typeof email !== 'string') return undefined;
  return email.length > MAX_EMAIL_LENGTH || CONTROLS.test(email) ? 'email' : undefined;
}

/** True if a value contains a NUL or is nested too deeply. */
function isUnstorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return true;
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

/** True if a path accepts only one record per request: functions and feedback, whose limits count requests. */
function takesOneRecord(pathname: string): boolean {
  return /^\/rest\/v1\/+(rpc\/|feedback\/*$)/i.test(decodeURIComponent(pathname));
}

function faultOfRows(value: unknown, pathname: string): Fault | undefined {
  const rows = Array.isArray(value) && !takesOneRecord(pathname) ? value : [value];
  if (rows.length > MAX_ROWS) return 'rows';
  if (!rows.every(isRecord)) return 'shape';
  return rows.some((row) => Object.keys(row).length > MAX_COLUMNS) ? 'columns' : undefined;
}

function faultOfNames(value: unknown, pathname: string): Fault | undefined {
  if (!isRecord(value)) return 'shape';
  return Object.values(value).some((list) => Array.isArray(list) && list.length > MAX_NAMES)
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
 * Finds a fault in a JSON body.
 *
 * @param text body; an empty one has no fault
 * @param pathname validly percent-encoded
 */
export function faultOfBody(service: Service, text: string, pathname: string): Fault | undefined {
  if (text.trim() === '') return undefined;
  if (text.split(/[[{]/, MAX_BRACKETS + 2).length > MAX_BRACKETS + 1) return 'rows';
  const parsed = parse(text);
  if (!parsed) return 'json';
  const { value } = parsed;
  return faultOfValue(service, value, pathname) ?? (isUnstorable(value) ? 'nul' : undefined);
}

/** Query parameters that do not filter rows. */
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
export function affectsEveryRow(method: string, { pathname, searchParams }: URL): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  return ![...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}
