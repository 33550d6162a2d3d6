/**
 * Limits queries of the tables. The embedded database handles one request at a time and can be interrupted only by a
 * restart, so a slow query would block everyone.
 */
import { MAX_COLUMNS, NO_FILTERS } from './sound-request.ts';

/** Maximum number of embedded tables: the addresses of an article, or the article of an address. */
const MAX_EMBEDDED = 1;

/** Longest query in characters; the site's longest has about 400. */
const MAX_QUERY_LENGTH = 4000;
/** Maximum number of conditions and nesting of `or` and `and`; the site's own queries have three, side by side. */
const MAX_CONDITIONS = 30;
const MAX_CONDITION_DEPTH = 5;

/** Maximum length of all patterns (`like`, `ilike`), which the database compares at each character of each article. */
const MAX_PATTERN_LENGTH = 200;
const PATTERN = 'i?like[.(]';
const STARTS_PATTERN = new RegExp(`^(?:not\\.)*${PATTERN}`, 'i');
const HOLDS_PATTERN = new RegExp(`(?:^|[^a-z])${PATTERN}`, 'i');

/**
 * Expensive operators that the site does not use: regular expressions, which can take forever, and full-text search.
 */
const COSTLY = '(?:match|imatch|fts|plfts|phfts|wfts)[.(]';
const STARTS_COSTLY = new RegExp(`^(?:not\\.)*${COSTLY}`, 'i');
const HOLDS_COSTLY = new RegExp(`(?:^|[^a-z])${COSTLY}`, 'i');
/** Name of a parameter with several conditions, possibly of an embedded table. */
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

function filtersTooMuch(searchParams: URLSearchParams): boolean {
  const filters = [...searchParams].filter(([name]) => !NO_FILTERS.has(name));
  const conditions = filters.reduce((count, [, value]) => count + value.split(',').length, 0);
  // Count the full length of a parameter with several conditions, because only the services know where a pattern ends.
  const patterns = filters.filter(([name, value]) =>
    (SEVERAL.test(name) ? HOLDS_PATTERN : STARTS_PATTERN).test(value),
  );
  return (
    conditions > MAX_CONDITIONS ||
    patterns.reduce((length, [, value]) => length + value.length, 0) > MAX_PATTERN_LENGTH ||
    filters.some(
      ([name, value]) =>
        depthOf(value) > MAX_CONDITION_DEPTH ||
        (SEVERAL.test(name) ? HOLDS_COSTLY : STARTS_COSTLY).test(value),
    )
  );
}

/** Lists the columns of a `select`, including those of embedded tables, without aliases and hints. */
function selectedColumns(select: string): string[] {
  return select
    .split(/[(),]/)
    .map((item) => item.replace(/^.*:/, '').trim())
    .filter((name) => name !== '');
}

/**
 * True if a query selects several embedded tables, repeated columns or casts. Articles and addresses refer to each
 * other, so a short `select` that goes back and forth between them multiplies the rows with each step.
 */
function selectsTooMuch(searchParams: URLSearchParams): boolean {
  const select = searchParams.getAll('select').join();
  // Refuse casts, which the site does not use, because a failed one logs the value.
  if (select.includes('::')) return true;
  // Refuse an open quote, to which the services respond 500.
  if (select.split('"').length % 2 === 0) return true;
  const embedded = select.split('(').length - 1;
  const columns = selectedColumns(select);
  if (embedded > MAX_EMBEDDED || columns.length > MAX_COLUMNS) return true;
  // Allow a column name once per table.
  return columns.some((name) => columns.filter((other) => other === name).length > 1 + MAX_EMBEDDED);
}

/** True if a request to the tables is too expensive to answer quickly. */
export function asksForTooMuch({ pathname, search, searchParams }: URL): boolean {
  if (!pathname.startsWith('/rest/v1/')) return false;
  return search.length > MAX_QUERY_LENGTH || selectsTooMuch(searchParams) || filtersTooMuch(searchParams);
}
