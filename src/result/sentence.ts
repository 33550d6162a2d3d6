import type { ShownValue } from './shown.ts';

/** Maximum length of a text that fits beside its label, in characters. */
const ONE_LINE = 24;

/** True if a value is a text too long to fit beside its label. */
export function isSentence({ text, raw }: ShownValue): boolean {
  return typeof raw === 'string' && text.length > ONE_LINE;
}
