import { expect, it } from 'vitest';
import { allPages } from './answered.ts';

it.each([0, 1, 500, 501, 1000])('allPages reads each of %i rows once', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => index);
  expect(await allPages(async (first, last) => rows.slice(first, last + 1))).toEqual(rows);
});
