import { describe, expect, it } from 'vitest';
import { classesOf, renamedStyle } from './in-style.ts';

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

describe('renamedStyle', () => {
  it('renames classes wherever a selector has them, and no value', () => {
    const sheet = String.raw`.md\:p-6{@media (width>=48rem){padding:.5rem}}.group\/m:hover .x:not(.md\:p-6){}a[href$=".md"]{background:url(a.md)}`;
    const names = new Map([
      ['md:p-6', 'aB'],
      ['group/m', 'c3'],
    ]);
    expect(renamedStyle(sheet, names)).toBe(
      '.aB{@media (width>=48rem){padding:.5rem}}.c3:hover .x:not(.aB){}a[href$=".md"]{background:url(a.md)}',
    );
  });
});
