/**
 * Limits queries to the tables. The embedded database answers one request at a time and can only be stopped by a
 * restart, so that a slow query would block everyone.
 */
import { MOST_COLUMNS, NO_FILTERS } from './sound-request.ts';

/** Maximum number of embedded tables: an article with its addresses, or an address with its article. */
const MOST_EMBEDDED = 1;

/** Longest query in characters; the site's longest has about 400. */
const LONGEST_QUERY = 4000;
/** Maximum number of conditions and nesting of `or` and `and`; the site's own queries have three, side by side. */
const MOST_CONDITIONS = 30;
const DEEPEST_CONDITION = 5;

/** Maximum length of patterns (`like`, `ilike`), which are compared at each character of each article. */
const MOST_PATTERN = 200;
const PATTERN = 'i?like[.(]';
const STARTS_PATTERN = new RegExp(`^(?:not\\.)*${PATTERN}`, 'i');
const HOLDS_PATTERN = new RegExp(`(?:^|[^a-z])${PATTERN}`, 'i');

/** Regular expressions with back-references take forever on an article; full-text search runs in the browser. */
const COSTLY = '(?:match|imatch|fts|plfts|phfts|wfts)[.(]';
const STARTS_COSTLY = new RegExp(`^(?:not\\.)*${COSTLY}`, 'i');
const HOLDS_COSTLY = new RegExp(`(?:^|[^a-z])${COSTLY}`, 'i');
/** The name of a parameter with several conditions, possibly of an embedded table. */
const SEVERAL = /(?:^|\.)(?:and|or)$/i;

function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function asksForTooMany(searchParams: URLSearchParams): boolean {
  const filters = [...searchParams].filter(([name]) => !NO_FILTERS.has(name));
  const conditions = filters.reduce((count, [, value]) => count + value.split(',').length, 0);
  // Count the whole parameter if it holds several conditions, because only the services know where a pattern ends in
  // it.
  const patterns = filters.filter(([name, value]) =>
    (SEVERAL.test(name) ? HOLDS_PATTERN : STARTS_PATTERN).test(value),
  );
  return (
    conditions > MOST_CONDITIONS ||
    patterns.reduce((length, [, value]) => length + value.length, 0) > MOST_PATTERN ||
    filters.some(
      ([name, value]) =>
        depthOf(value) > DEEPEST_CONDITION || (SEVERAL.test(name) ? HOLDS_COSTLY : STARTS_COSTLY).test(value),
    )
  );
}

/** The columns in a `select` and in its embedded tables, without aliases and hints. */
function selectedColumns(select: string): string[] {
  return select
    .split(/[(),]/)
    .map((item) => item.replace(/^.*:/, '').trim())
    .filter((name) => name !== '');
}

/**
 * True if a query asks for more than one embedded table, for a column repeatedly, or for casts. Articles and their
 * addresses refer to each other, so a short `select` that goes back and forth multiplies the rows with each step.
 */
function selectsTooMuch(searchParams: URLSearchParams): boolean {
  const select = searchParams.getAll('select').join();
  // A failed cast writes the value to the terminal; the site casts nothing.
  if (select.includes('::')) return true;
  const embedded = select.split('(').length - 1;
  const columns = selectedColumns(select);
  if (embedded > MOST_EMBEDDED || columns.length > MOST_COLUMNS) return true;
  // A column may appear in the table and in the embedded one.
  return columns.some((name) => columns.filter((other) => other === name).length > 1 + MOST_EMBEDDED);
}

/** True if a request asks the tables for more than they can answer quickly. */
export function asksForTooMuch({ pathname, search, searchParams }: URL): boolean {
  if (!pathname.startsWith('/rest/v1/')) return false;
  return search.length > LONGEST_QUERY || selectsTooMuch(searchParams) || asksForTooMany(searchParams);
}
