import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILT_FOR_FILE, builtForFile, readBuiltFor } from './built-for.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'calculario-built-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('readBuiltFor reads the variables that the headers need', () => {
  const environment = { VITE_SUPABASE_URL: 'https://x.example', VITE_SUPABASE_ANON_KEY: 'k' };
  writeFileSync(join(root, BUILT_FOR_FILE), builtForFile(environment));
  expect(readBuiltFor(root)).toEqual({ VITE_SUPABASE_URL: 'https://x.example' });
});

it('readBuiltFor asks for a build if there is none', () => {
  expect(() => readBuiltFor(root)).toThrow(/npm run build/);
});
