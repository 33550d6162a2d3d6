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

describe('o React Router sem o lastro', () => {
  it('perde os nomes de depuração e as chamadas dos modos que o site não usa', () => {
    const code = withoutBallast(core ?? '');
    expect(code).not.toMatch(/^\w+\.displayName = /m);
    expect(code).not.toContain('createElement(PrefetchPageLinks,');
    expect(code).not.toContain('createElement(RSCErrorHandler,');
    expect(code).toContain('function BrowserRouter(');
  });

  it('avisa quando uma versão nova não tem mais o que se tirava', () => {
    expect(() => withoutBallast('export {};')).toThrow('O React Router mudou');
  });
});
