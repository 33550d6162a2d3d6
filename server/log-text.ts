import { inspect } from 'node:util';

/** Maximum length of a line, because strangers can send text that ends up in the log. */
const MAX_LENGTH = 300;

/** Control characters, which could forge lines or control the terminal, and Unicode line and paragraph separators. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Joins a text into one line, without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * Formats values as a single short line for the console, because errors can contain text from strangers.
 *
 * @param values arguments of `console.error`
 */
export function logLine(...values: unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 1 })));
  const line = oneLine(text.join(' ').slice(0, 20 * MAX_LENGTH));
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
