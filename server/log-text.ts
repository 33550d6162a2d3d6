import { inspect } from 'node:util';

/** Longest line with text that strangers may have sent. */
const LONGEST = 300;

/** Control characters, which end lines and steer terminals, and the separators of lines and paragraphs. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text as one line of limited length without control characters. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * A single short line for the console from any values, because errors contain text from strangers.
 *
 * @param values as for `console.error`
 */
export function logLine(...values: unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 1 })));
  const line = oneLine(text.join(' ').slice(0, 20 * LONGEST));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
