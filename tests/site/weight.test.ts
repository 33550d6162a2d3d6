/** The HTML of every page, in the brotli encoding that browsers receive. */
import { expect, it } from 'vitest';
import { files, readBytes } from './support/dist.ts';

/** Maximum number of bytes; a longer page needs a second round trip on a slow connection. */
const MOST = 24_000;

it('no page has more than 24 kB of HTML', () => {
  const pages = [...files].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(100);
  const weights = pages.map((file) => [file, readBytes(`${file}.br`).byteLength] as const);
  expect(weights.filter(([, bytes]) => bytes > MOST)).toEqual([]);
});
