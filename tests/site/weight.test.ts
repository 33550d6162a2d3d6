/** Limits the HTML of every page, in brotli. */
import { expect, it } from 'vitest';
import { files, readBytes } from './support/dist.ts';

/** Maximum size of a page, because a larger one needs a second round trip on a slow connection. */
const MAX_BYTES = 24_000;

it('the HTML of each page has at most 24 kB', () => {
  const pages = [...files].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const weights = pages.map((file) => [file, readBytes(`${file}.br`).byteLength] as const);
  expect(weights.filter(([, bytes]) => bytes > MAX_BYTES)).toEqual([]);
});
