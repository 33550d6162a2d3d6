import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from './hooks-and-events.ts';
import { ASKS_FOR_UNUSED, UNUSED_EXPORTS } from './exports.ts';
import { withoutUnusedExports, withoutUnusedFeatures } from './plugin.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const whole = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
const slim = withoutUnusedFeatures(whole, new Set(['htmlFor', 'strokeWidth', 'flexGrow']));

describe('React DOM without unused features', () => {
  it('loses their code, and no export', () => {
    for (const gone of [
      'ownerDocument.startViewTransition(',
      'FragmentInstance.prototype',
      'useOptimistic:',
      'createSyntheticEvent(WheelEventInterface)',
    ]) {
      expect(whole).toContain(gone);
      expect(slim).not.toContain(gone);
    }
    const exported = (code: string) => [...code.matchAll(/^exports\.(\w+) = /gm)].map(([, name]) => name);
    expect(exported(slim)).toEqual(exported(whole));
    expect(exported(slim)).toContain('hydrateRoot');
  });

  it('can still be read', () => {
    expect(parseSync('react-dom.js', slim).errors).toEqual([]);
  });

  it('loses what it does for kinds of nodes that are never rendered, and not for those that are', () => {
    expect(whole).toMatch(/^ {4}case 31:$/m);
    expect(slim).not.toMatch(/^ {4}case (?:19|27|30|31):$/m);
    const count = (code: string) => code.match(/^ {4}case 13:$/gm)?.length;
    expect(count(slim)).toBe(count(whole));
  });

  it('keeps the names of attributes that the sources mention', () => {
    expect(slim).toContain('["strokeWidth", "stroke-width"]');
    expect(slim).not.toContain('["strokeOpacity", "stroke-opacity"]');
    expect(slim).toContain('"flexGrow strokeWidth"');
  });

  it('throws when a new version no longer has what is cut', () => {
    const words = new Set<string>();
    expect(() => withoutUnusedFeatures('exports.hydrateRoot = 1;', words)).toThrow('O React DOM mudou');
    for (const known of [
      'function requestFormReset(',
      'registerDirectEvent("onMouseEnter"',
      'var aliases =',
      'WheelEventInterface =',
    ]) {
      expect(whole).toContain(known);
      const other = whole.replace(known, known.replace(/\w+(?=\W*$)/, 'other'));
      expect(() => withoutUnusedFeatures(other, words), known).toThrow('O React DOM mudou');
    }
  });
});

describe('what a module may not ask for', () => {
  it.each(['const [a] = useOptimistic(b)', '<input onSelect={f} />', 'onMouseEnter: f'])('%s', (code) => {
    expect(code).toMatch(LEFT_OUT);
  });

  it.each(['useState(0)', '<input onChange={f} />', 'onSelected', 'onMouseDown'])(
    'but may for %s',
    (code) => {
      expect(code).not.toMatch(LEFT_OUT);
    },
  );
});

describe.each(Object.keys(UNUSED_EXPORTS))('%s without unused exports', (file) => {
  const name = file.split('.')[0] ?? '';
  const own = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const code = readFileSync(join(own, 'cjs', file), 'utf8');
  const exportsOf = (text: string) => Array.from(text.matchAll(/^exports\.(\w+) =/gm), ([, found]) => found);

  it('loses these and no others, and can still be read', () => {
    const left = withoutUnusedExports(code, file);
    const gone = new Set(UNUSED_EXPORTS[file]);
    expect(gone.size).toBeGreaterThan(0);
    expect(exportsOf(left)).toEqual(exportsOf(code).filter((one = '') => !gone.has(one)));
    expect(parseSync(file, left).errors).toEqual([]);
  });

  it('is refused where it no longer exports them', () => {
    expect(() => withoutUnusedExports('exports.createElement = 1;', file)).toThrow(/mudou/);
  });
});

describe('what asks for an export that is left out', () => {
  it.each(["import { memo, cache } from 'react';", 'React.useOptimistic(0)', 'React5.cache(f)'])(
    '%s',
    (code) => {
      expect(ASKS_FOR_UNUSED.test(code)).toBe(true);
    },
  );

  it.each(["import { memo } from 'react';", 'this.cache.get(1)', "import { preload } from './preload.ts';"])(
    'is not %s',
    (code) => {
      expect(ASKS_FOR_UNUSED.test(code)).toBe(false);
    },
  );
});
