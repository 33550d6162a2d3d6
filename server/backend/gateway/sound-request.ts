/** What a request must be before the services see it: they answer some of these faults with 500. */
import { isRecord } from '../../../src/engine/record.ts';
import type { Service } from './paths.ts';
import { faultOfPictures } from './sound-storage.ts';

/** Most columns that a row may name; the largest table has 23. */
export const MOST_COLUMNS = 100;
/** Most rows of one request: the pictures that a draft holds. */
const MOST_ROWS = 500;
/** Most names of one removal: each costs the storage a question to the database. */
const MOST_NAMES = 100;
/** Most brackets that open in a body: an article has a few, and millions of empty rows take seconds only to read. */
const MOST_BRACKETS = 10_000;
/** Deepest nesting of values: a row has texts and lists of texts. */
const DEEPEST = 20;

/** Why a request cannot be served. */
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

/** Whether a path or query is percent-encoded soundly and holds no NUL, which PostgreSQL cannot store. */
export function isSoundAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  try {
    return ![pathname, search].some((part) => decodeURIComponent(part.replaceAll('+', ' ')).includes(NUL));
  } catch {
    return false;
  }
}

/** What browsers drop from an address, or read as `/`: the services look for the host elsewhere than they do. */
const READ_OTHERWISE = /[\\\s\p{Cc}]/u;

/** Whether a link of a mail would lead to another site than the services believe. */
export function leadsAstray({ searchParams }: Pick<URL, 'searchParams'>): boolean {
  return searchParams.getAll('redirect_to').some((address) => READ_OTHERWISE.test(address));
}

/** Fields that are texts, wherever they are given. */
const TEXTS = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type', 'nonce'] as const;

/** Longest e-mail address, in characters, that the service stores. */
const LONGEST_EMAIL = 255;
/** What no address holds, and what a terminal would obey that prints one. */
const CONTROLS = /\p{Cc}/u;

/**
 * What is wrong with the fields of a body: `text` for a field that should be one, `email` for an address that nobody
 * can have.
 */
export function faultOfAccount(body: Readonly<Record<string, unknown>>): 'text' | 'email' | undefined {
  if (TEXTS.some((name) => name in body && typeof body[name] !== 'string')) return 'text';
  const { email } = body;
  if (typeof email !== 'string') return undefined;
  return email.length > LONGEST_EMAIL || CONTROLS.test(email) ? 'email' : undefined;
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

/** Functions and what visitors say take one record, whose limits count requests. */
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
 * What is wrong with a body of JSON.
 *
 * @param text the body; an empty one is no fault
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

/** The parameters of a query that choose columns and order, but no rows. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  'select',
  'order',
  'columns',
  'limit',
  'offset',
  'on_conflict',
  'apikey',
]);

/** Whether a request would change or delete every row of a table: hosted projects refuse those. */
export function meetsEveryRow(method: string, { pathname, searchParams }: URL): boolean {
  if (method !== 'PATCH' && method !== 'DELETE') return false;
  if (!pathname.startsWith('/rest/v1/')) return false;
  return ![...searchParams.keys()].some((name) => !NO_FILTERS.has(name));
}
