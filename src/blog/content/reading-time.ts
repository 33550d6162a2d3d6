/** Estimates the reading time of an article. */
import { plainText, type ContentNode } from '../../catalogue/content-node.ts';

/** Typical reading speed for prose in Portuguese. */
const WORDS_A_MINUTE = 200;

/** Number of words in the content, without punctuation and marks. */
export function countWords(nodes: readonly ContentNode[]): number {
  const text = plainText(nodes).replace(/\[CTA-[12]\]/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes to read the content, rounded up, from 1 to 60. */
export function readingMinutes(nodes: readonly ContentNode[]): number {
  return Math.min(60, Math.max(1, Math.ceil(countWords(nodes) / WORDS_A_MINUTE)));
}
