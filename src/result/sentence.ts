import type { ShownValue } from './shown.ts';

/** Longest text that fits on one line beside its label, in characters. */
const ONE_LINE = 24;

/** True if a value is a text so long that it needs lines of its own. */
export function isSentence({ text, raw }: ShownValue): boolean {
  return typeof raw === 'string' && text.length > ONE_LINE;
}
