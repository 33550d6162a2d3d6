import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from './hooks-and-events.ts';
import { withoutUnusedFeatures } from './plugin.ts';

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
