import { describe, expect, it } from 'vitest';
import { renamedCode, renamedWords, wordsIn } from './in-code.ts';

const NAMES = new Map([
  ['p-4', 'aB'],
  ['md:p-6', 'c3'],
  ['m-4', 'dd'],
]);
const renamed = (code: string) => renamedCode(code, 'module.js', NAMES);

describe('wordsIn', () => {
  it('has the classes in any kind of text', () => {
    const code = 'a({className:`p-4 ${b?"md:p-6":\'[&_a]:x\'}`})';
    expect([...wordsIn(code)]).toEqual(expect.arrayContaining(['p-4', 'md:p-6', '[&_a]:x']));
    expect(wordsIn('').size).toBe(0);
  });
});

describe('renamedCode', () => {
  it('renames whole words of texts', () => {
    expect(renamed('const a = "p-4 flex md:p-6", b = \'p-4\', c = "p-40 xp-4";')).toBe(
      'const a = "aB flex c3", b = \'aB\', c = "p-40 xp-4";',
    );
  });

  it('leaves what a template only has a piece of', () => {
    expect(renamed('const a = `p-4 ${b} p-4 ${c}p-4 ${d}`;')).toBe('const a = `aB ${b} aB ${c}p-4 ${d}`;');
    expect(renamed('const a = `${b}p-4`, c = `p-4${d}`, e = `p-4`;')).toBe(
      'const a = `${b}p-4`, c = `p-4${d}`, e = `aB`;',
    );
  });

  it('leaves names of members, paths of drawings, sentences, and what is no text', () => {
    const code =
      'const a = { "p-4": 1 }, b = "m-4 0a4 4 0 1 0 8 0", e = "O tipo p-4", f = "é p-4", c = /p-4/, d = "m-4";';
    expect(renamed(code)).toBe(code.replace('d = "m-4"', 'd = "dd"'));
  });
});

describe('renamedWords', () => {
  it('needs no syntax', () => {
    expect(renamedWords("<p className='p-4 {`md:p-6`}'>", NAMES)).toBe("<p className='aB {`c3`}'>");
  });
});
