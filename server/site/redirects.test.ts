import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedCalculator, readRedirects, redirectsFile, REDIRECTS_FILE } from './redirects.ts';

const MOVED = new Map([['/calculadora/a/velha', '/calculadora/a/nova']]);
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'redirects-'));
});
afterAll(() => rm(root, { recursive: true }));

it('readRedirects returns none if there is no file', () => {
  expect(readRedirects(root)).toEqual(new Map());
});

it('readRedirects reads the rules of the build, and ignores those with wildcards', async () => {
  const written = redirectsFile(MOVED);
  expect(written).toBe('/calculadora/a/velha /calculadora/a/nova 301\n');
  await writeFile(join(root, REDIRECTS_FILE), `/admin/*  /admin/index.html  200\n${written}`);
  expect(readRedirects(root)).toEqual(MOVED);
});

it('movedCalculator returns the current id of a renamed calculator', () => {
  const movedTo = movedCalculator(MOVED);
  expect(movedTo('a/velha')).toBe('a/nova');
  expect(movedTo('a/nova')).toBeUndefined();
});
