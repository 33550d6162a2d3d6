import type { ShownValue } from './shown.ts';

/** Characters up to which a text stands on one line beside its label. */
const ONE_LINE = 24;

/** Whether a value is so long a text that it needs lines of its own. */
export function isSentence({ text, raw }: ShownValue): boolean {
  return typeof raw === 'string' && text.length > ONE_LINE;
}
