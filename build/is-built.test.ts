import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KNOWN_BUILD_FILE } from '../server/site/live/known-build.ts';
import { writeStamp } from './build-stamp.ts';
import { isBuilt } from './is-built.ts';

let root: string;
let folders: { dist: string; server: string };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'calculario-built-'));
  folders = { dist: join(root, 'dist'), server: join(root, 'server') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  writeStamp(folders.server, { inputs: 'abc', settings: {} });
  writeFileSync(join(folders.dist, 'index.html'), '<!doctype html>');
  writeFileSync(join(folders.server, KNOWN_BUILD_FILE), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isBuilt', () => {
  it('is true only for the inputs of the last build', () => {
    expect(isBuilt('abc', folders)).toBe(true);
    expect(isBuilt('abd', folders)).toBe(false);
  });

  it.each(['dist', 'server'] as const)('is false after the folder %s was deleted', (name) => {
    rmSync(folders[name], { recursive: true });
    expect(isBuilt('abc', folders)).toBe(false);
  });
});
