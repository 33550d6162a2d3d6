import { describe, expect, it } from 'vitest';
import { slimStyle, substitute } from './slim-style.ts';

describe('substitute', () => {
  const known: Readonly<Record<string, string>> = { '--a': '1px', '--b': '2px' };
  const valueOf = (name: string, fallback: string | undefined) =>
    known[name] ?? (name === '--none' ? fallback : undefined);

  it.each([
    ['var(--a)', '1px'],
    ['calc(var(--a) * 2) var(--b)', 'calc(1px * 2) 2px'],
    ['var(--c)', 'var(--c)'],
    ['var(--c,var(--a))', 'var(--c,1px)'],
    ['var(--none,rgb(0 0 0/var(--b))) solid', 'rgb(0 0 0/2px) solid'],
    ['red', 'red'],
  ])('%s', (value, expected) => {
    expect(substitute(value, valueOf)).toBe(expected);
  });
});

describe('a slim style', () => {
  it('has short constants of the theme written out, and neither colours nor what is set elsewhere', () => {
    expect(
      slimStyle(
        '@layer theme{:root{--text-sm:1rem;--color-a:#fff;--gap:2px}}.a{font-size:var(--text-sm);color:var(--color-a);gap:var(--gap)}.b{--gap:4px}',
      ),
    ).toBe(
      '@layer theme{:root{--color-a:#fff;--gap:2px}}.a{font-size:1rem;color:var(--color-a);gap:var(--gap)}.b{--gap:4px}',
    );
  });

  it('keeps a constant that is shorter by name', () => {
    const long =
      '@layer theme{:root{--far:cubic-bezier(0, 0, 1, 1)}}.a{b:var(--far);c:var(--far)}.d{e:var(--far);f:var(--far)}';
    expect(slimStyle(long)).toBe(long);
  });

  it('has registered properties that nothing sets written out, with their initial value or what stands for them', () => {
    const registered =
      '@property --tw-a{syntax:"*";inherits:false;initial-value:solid}@property --tw-b{syntax:"*";inherits:false}';
    expect(slimStyle(`.a{c:var(--tw-a) var(--tw-b,2px)}${registered}`)).toBe('.a{c:solid 2px}');
  });

  it('keeps a registered property that another rule sets', () => {
    const shared =
      '.a{c:var(--tw-a)}.b{--tw-a:dashed}@property --tw-a{syntax:"*";inherits:false;initial-value:solid}';
    expect(slimStyle(shared)).toBe(shared);
  });

  it('has what only its own rule sets and takes written out, in each', () => {
    expect(slimStyle('.a{--tw-s:1px;c:var(--tw-s)}.b{--tw-s:2px;c:var(--tw-s)}')).toBe('.a{c:1px}.b{c:2px}');
    const taken = '.a{--tw-s:1px;c:var(--tw-s)}.b{c:var(--tw-s)}';
    expect(slimStyle(taken)).toBe(taken);
  });

  it('has no property that nothing takes, nor what only such a one takes', () => {
    const unread =
      '@layer theme{:root{--color-a:#fff;--color-b:#000}}.a{--x:var(--color-a);c:var(--color-b)}';
    expect(slimStyle(unread)).toBe('@layer theme{:root{--color-b:#000}}.a{c:var(--color-b)}');
  });

  it('has of a shadow what there is of it', () => {
    const shadow = '.a{--tw-s:0 1px 2px #0001;box-shadow:var(--tw-ring), var(--tw-s)}';
    const ring = '@property --tw-ring{syntax:"*";inherits:false;initial-value:0 0 #0000}';
    expect(slimStyle(shadow + ring)).toBe('.a{box-shadow:0 1px 2px #0001}');
    expect(slimStyle(`.a{box-shadow:var(--tw-ring)}${ring}`)).toBe('.a{box-shadow:0 0 #0000}');
  });

  it('has no effects of use, no comments, nothing twice and nothing empty', () => {
    expect(
      slimStyle(
        '/*! a */.a,.b:hover{c:d;c:d;transition-property:all}@media (hover:hover){.e:hover{f:g}}@layer properties{*{--tw-x:0}}',
      ),
    ).toBe('.a{c:d}');
  });
});
