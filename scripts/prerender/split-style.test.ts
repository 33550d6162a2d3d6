import { describe, expect, it } from 'vitest';
import { classesIn, classesOf, inlinePart, laterPart } from './split-style.ts';

const SHEET = [
  '@layer properties{*{--tw-shadow:0;--tw-blur:0}}',
  '@layer theme{:root{--ink:#111;--line:var(--grey);--grey:#888;--red:#f00}}',
  '@layer base{a{color:inherit}}',
  '@layer components{.card{color:var(--ink)}.toast{animation:in 1s}.card>.toast{color:red}}',
  '@layer utilities{.p-4{padding:1rem}.md\\:p-6{@media (width>=48rem){padding:1.5rem}}',
  '.shadow{--tw-shadow:1;box-shadow:var(--tw-shadow);border-color:var(--line)}.blur{--tw-blur:1}',
  '[data-waiting]{opacity:.5}@media print{.hidden{display:none}}.a:not(.b){color:red}}',
  '@property --tw-shadow{syntax:"*";inherits:false}@property --tw-blur{syntax:"*";inherits:false}',
  '@keyframes in{from{opacity:0}}',
  '@media print{body{color:#000}}',
].join('');

describe('classesIn', () => {
  it('are those of all elements, decoded', () => {
    const html = '<p class="p-4 [&amp;_a]:x">a</p><b class="p-4 &gt;y">class="z"</b><i data-class="q"></i>';
    expect(classesIn('<p class="p-4 [&amp;_a]:x"><b class="p-4 [&gt;a]:y">')).toEqual(
      new Set(['p-4', '[&_a]:x', '[>a]:y']),
    );
    expect(classesIn(html).has('q')).toBe(false);
  });
});

describe('classesOf', () => {
  it.each([
    ['.p-4', ['p-4']],
    [String.raw`.md\:p-6:hover`, ['md:p-6']],
    [String.raw`.w-1\/2 .x`, ['w-1/2', 'x']],
    [String.raw`.\32 xl\:p-\[1\.5rem\]`, ['2xl:p-[1.5rem]']],
    ['.a:not(.b)', ['a']],
    ['a[href$=".svg"] > p', []],
    ['[data-waiting]', []],
  ])('%s', (selector, classes) => {
    expect(classesOf(selector)).toEqual(classes);
  });
});

describe('the inlined part', () => {
  const part = inlinePart(SHEET, new Set(['card', 'p-4', 'shadow', 'md:p-6']));

  it('has the rules for the classes, and those that ask for none', () => {
    expect(part).toContain('.card{color:var(--ink)}');
    expect(part).toContain(String.raw`.md\:p-6{@media (width>=48rem){padding:1.5rem}}`);
    expect(part).toContain('[data-waiting]{opacity:.5}');
    expect(part).toContain('a{color:inherit}');
    expect(part).toContain('@media print{body{color:#000}}');
  });

  it('has none for other classes, nor what only these mention', () => {
    expect(part).not.toMatch(/toast|blur|hidden|@keyframes|--red/);
    expect(part).toContain('@property --tw-shadow');
    expect(part).toContain('--line:var(--grey);--grey:#888');
  });

  it('keeps the order of layers, even of an empty one', () => {
    expect(inlinePart(SHEET, new Set())).toMatch(/^@layer properties,theme,base,components,utilities;/);
  });

  it('with the later part has every rule, and those for classes in their order', () => {
    const later = laterPart(SHEET);
    for (const rule of [
      '.card>.toast{color:red}',
      '.hidden{display:none}',
      '--tw-blur:0',
      '--red:#f00',
      '@keyframes in',
    ]) {
      expect(later).toContain(rule);
    }
    expect(later.indexOf('.p-4{')).toBeGreaterThan(0);
    expect(later.indexOf('.p-4{')).toBeLessThan(later.indexOf(String.raw`.md\:p-6{`));
    expect(later).not.toContain('a{color:inherit}');
  });
});
