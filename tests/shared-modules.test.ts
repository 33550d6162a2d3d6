/** Test files share a process and its modules, except those named `*.alone.test.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../build/paths.ts';

const REPLACES = /\bvi\.(?:mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime|resetModules)\(/;

it('only tests with a process of their own replace modules, globals or the time', () => {
  const files = globSync('{src,calculators,compiler,schemas,scripts,supabase,tests}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
  });
  expect(files).not.toEqual([]);
  const found = files.filter(
    (file) => !file.includes('.alone.test.') && REPLACES.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(found, 'name it *.alone.test.ts').toEqual([]);
});
