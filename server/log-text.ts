import { inspect } from 'node:util';

/** Longest line that is written of something that somebody else may have said. */
const LONGEST = 300;

/** Control characters, which end lines and steer terminals, and the separators of lines and paragraphs. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** A text as one line that steers no terminal, whatever is in it and however long. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/**
 * What is written to the console as one short line, whatever is in it: errors hold what strangers have sent.
 *
 * @param values as for `console.error`
 */
export function logLine(...values: unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : inspect(value, { depth: 1 })));
  const line = oneLine(text.join(' ').slice(0, 20 * LONGEST));
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
