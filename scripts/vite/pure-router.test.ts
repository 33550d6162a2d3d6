import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutBallast } from './pure-router.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/development',
);
const core = readdirSync(folder)
  .filter((file) => /^chunk-\w+\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .find((code) => code.includes('function BrowserRouter('));

describe('React Router without unused features', () => {
  it('loses the debugging names and the code for modes that the site does not use', () => {
    const code = withoutBallast(core ?? '');
    expect(code).not.toMatch(/^\w+\.displayName = /m);
    expect(code).not.toContain('createElement(PrefetchPageLinks,');
    expect(code).not.toContain('createElement(RSCErrorHandler,');
    expect(code).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(code).toContain('const dataRouterState = undefined;');
    expect(code).toContain('function BrowserRouter(');
  });

  it('throws when a new version no longer contains the code to remove', () => {
    expect(() => withoutBallast('export {};')).toThrow('O React Router mudou');
  });
});
