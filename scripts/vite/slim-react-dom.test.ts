import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { withoutUnusedFeatures } from './slim-react-dom.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const whole = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');

describe('React DOM without unused features', () => {
  it('loses their code, and no export', () => {
    const slim = withoutUnusedFeatures(whole);
    expect(whole).toContain('ownerDocument.startViewTransition(');
    expect(slim).not.toContain('ownerDocument.startViewTransition(');
    expect(slim).not.toContain('FragmentInstance.prototype');
    const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) = /gm)].map(([, name]) => name);
    expect(exported(slim)).toEqual(exported(whole));
    expect(exported(slim)).toContain('hydrateRoot');
  });

  it('throws when a new version no longer has one of the functions', () => {
    expect(() => withoutUnusedFeatures('exports.hydrateRoot = 1;')).toThrow('O React DOM mudou');
  });
});
