import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { classicScript } from './classic-script.ts';

/** Compiles the code as a classic script, where a remaining import or export is a syntax error. */
const compile = (code: string) => new Script(code);

describe('classicScript', () => {
  it('bundles a script that needs no other file', async () => {
    const code = await classicScript('src/app/boot/boot.ts');
    expect(() => compile(code)).not.toThrow();
    expect(code).toContain('earlyPresses');
  });

  it('replaces names with their definitions', async () => {
    const facts = { build: 'b1', version: 'v1', list: '/lista.json', shell: '/casca.html' };
    const code = await classicScript('src/offline/worker/sw.ts', { OFFLINE_FACTS: JSON.stringify(facts) });
    expect(() => compile(code)).not.toThrow();
    expect(code).toContain('/casca.html');
    expect(code).not.toContain('OFFLINE_FACTS');
  });

  it('reports the file that cannot be bundled', async () => {
    await expect(classicScript('src/app/boot/missing.ts')).rejects.toThrow('missing.ts');
  });
});
