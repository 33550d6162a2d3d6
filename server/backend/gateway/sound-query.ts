/**
 * What a query may ask of the tables. The embedded database answers one request at a time, and can only be ended and
 * opened anew: while it answers everybody else's request waits, so that what may take long is not asked at all.
 */
import { MOST_COLUMNS, NO_FILTERS } from './sound-request.ts';

/** Most embedded tables: an article with its addresses, or an address with its article. */
const MOST_EMBEDDED = 1;

/** Longest query, in characters; the site's longest has some 400. */
const LONGEST_QUERY = 4000;
/** Most conditions, and deepest nesting of `or` and `and`; the site's own have three, side by side. */
const MOST_CONDITIONS = 30;
const DEEPEST_CONDITION = 5;

/** Most signs of patterns (`like`, `ilike`): each is compared anew at each sign of each article. */
const MOST_PATTERN = 200;
const PATTERN = 'i?like[.(]';
const STARTS_PATTERN = new RegExp(`^(?:not\\.)*${PATTERN}`, 'i');
const HOLDS_PATTERN = new RegExp(`(?:^|[^a-z])${PATTERN}`, 'i');

/** Regular expressions with references back take forever on an article, and its words are searched for in the browser. */
const COSTLY = '(?:match|imatch|fts|plfts|phfts|wfts)[.(]';
const STARTS_COSTLY = new RegExp(`^(?:not\\.)*${COSTLY}`, 'i');
const HOLDS_COSTLY = new RegExp(`(?:^|[^a-z])${COSTLY}`, 'i');
/** The name of a parameter that holds several conditions, be it of an embedded table. */
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
  // Of several conditions in one parameter, all count: where a pattern ends in there is the services' to say.
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

/** The columns that a `select` names, in each of its tables, without aliases and hints. */
function selectedColumns(select: string): string[] {
  return select
    .split(/[(),]/)
    .map((item) => item.replace(/^.*:/, '').trim())
    .filter((name) => name !== '');
}

/**
 * Returns whether a query asks for a table's rows with more than one other table beside them, for a column again and again, or
 * for values of another type.
 * Articles and their addresses refer to each other: a short `select` that goes to and fro multiplies the rows with each
 * step.
 */
function selectsTooMuch(searchParams: URLSearchParams): boolean {
  const select = searchParams.getAll('select').join();
  // A cast that fails writes the value into the terminal; the site casts nothing.
  if (select.includes('::')) return true;
  const embedded = select.split('(').length - 1;
  const columns = selectedColumns(select);
  if (embedded > MOST_EMBEDDED || columns.length > MOST_COLUMNS) return true;
  // A column may stand in the table and in the embedded one.
  return columns.some((name) => columns.filter((other) => other === name).length > 1 + MOST_EMBEDDED);
}

/** Whether a request asks the tables for more than they can answer at once. */
export function asksForTooMuch({ pathname, search, searchParams }: URL): boolean {
  if (!pathname.startsWith('/rest/v1/')) return false;
  return search.length > LONGEST_QUERY || selectsTooMuch(searchParams) || asksForTooMany(searchParams);
}
