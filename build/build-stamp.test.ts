import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashInputs, readStamp, removeStamp, writeStamp } from './build-stamp.ts';

let root: string;

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'calculario-stamp-'));
  write('src/app/main.tsx', 'a');
  write('calculators/saude/imc.ts', 'b');
  write('package-lock.json', '{}');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const hash = (env: Record<string, string> = {}, mode = 'production') => hashInputs(root, env, mode);

describe('hashInputs', () => {
  it('is equal for equal inputs', () => {
    expect(hash()).toBe(hash());
  });

  it.each([
    ['a changed source', 'src/app/main.tsx', 'changed'],
    ['a new definition', 'calculators/saude/calorias.ts', 'c'],
    ['an article beside it', 'calculators/saude/imc.md', 'c'],
    ['a public file', 'public/robots.txt', 'c'],
    ['the compiler', 'compiler/collect.ts', 'c'],
    ['a build script', 'scripts/prerender.ts', 'c'],
    ['the headers', 'server/site/security-headers.ts', 'c'],
    ['the lockfile', 'package-lock.json', '{"x":1}'],
    ['local settings', '.env.local', 'VITE_SUPABASE_URL=https://x.example'],
  ])('changes with %s', (_, file, content) => {
    const before = hash();
    write(file, content);
    expect(hash()).not.toBe(before);
  });

  it('changes if a file is deleted or renamed', () => {
    const before = hash();
    rmSync(join(root, 'calculators/saude/imc.ts'));
    const without = hash();
    write('calculators/saude/imc2.ts', 'b');
    expect(new Set([before, without, hash()]).size).toBe(3);
  });

  it('depends on public variables and the mode, and ignores all other variables', () => {
    const before = hash();
    expect(hash({ VITE_SUPABASE_URL: 'https://x.example' })).not.toBe(before);
    expect(hash({}, 'staging')).not.toBe(before);
    expect(hash({ HOME: '/root', PORT: '1' })).toBe(before);
    expect(hash({ VITE_A: '1', VITE_B: '2' })).toBe(hash({ VITE_B: '2', VITE_A: '1' }));
  });

  it('ignores tests and other files that are not sources', () => {
    const before = hash();
    write('src/app/main.test.tsx', 'x');
    write('docs/decisions/1.md', 'x');
    write('.cache/x', 'x');
    expect(hash()).toBe(before);
  });
});

describe('the stamp', () => {
  it('can be written, read and removed', () => {
    expect(readStamp(root)).toBeNull();
    const stamp = { inputs: 'abc', settings: { VITE_SITE_NAME: 'Contas' } };
    writeStamp(root, stamp);
    expect(readStamp(root)).toEqual(stamp);
    removeStamp(root);
    expect(readStamp(root)).toBeNull();
  });

  it.each(['', 'null', '{}'])('is null if its file contains %j', (content) => {
    writeStamp(root, { inputs: 'abc', settings: {} });
    write('calculario-build.json', content);
    expect(readStamp(root)).toBeNull();
  });
});
