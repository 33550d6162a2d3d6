import { describe, expect, it } from 'vitest';
import { shortNames as namesOf } from './short-names.ts';

const sheetOf = (names: readonly string[], others = '') =>
  `${others}@layer utilities{${names.map((name) => `.${name.replace(':', '\\:')}{color:red}`).join('')}}`;
const shortNames = (sheet: string) => namesOf(sheet, (name) => name === 'columns-2');
const many = Array.from({ length: 900 }, (_, index) => `p-${index}`);

describe('the short names', () => {
  it('are of two characters, one for each class', () => {
    const names = shortNames(sheetOf(many));
    expect(names.size).toBe(900);
    expect(new Set(names.values()).size).toBe(900);
    for (const name of names.values()) expect(name).toMatch(/^[a-zA-Z][A-Z\d]$/);
  });

  it('are for the utilities alone, and not for what could be another word', () => {
    const names = shortNames(
      sheetOf(['flex', 'p-4', 'hover:underline', 'sr-only', 'columns-2'], '.foot-bar{color:red}'),
    );
    expect([...names.keys()]).toEqual(['hover:underline', 'p-4']);
  });

  it('stay as they are where a class is added, but for few', () => {
    const before = shortNames(sheetOf(many));
    const after = shortNames(sheetOf([...many, 'm-1']));
    const changed = many.filter((name) => before.get(name) !== after.get(name));
    expect(changed.length).toBeLessThan(10);
  });

  it('take no name that the sheet has, nor what ad blockers hide', () => {
    const first = shortNames(sheetOf(['p-4'])).get('p-4') ?? '';
    expect(shortNames(sheetOf(['p-4'], `.${first}{color:red}`)).get('p-4')).not.toBe(first);
    const all = shortNames(sheetOf(Array.from({ length: 1870 }, (_, index) => `p-${index}`)));
    expect([...all.values()].filter((name) => /^ad$/i.test(name))).toEqual([]);
    expect(() => shortNames(sheetOf(Array.from({ length: 1871 }, (_, index) => `p-${index}`)))).toThrow();
  });
});
