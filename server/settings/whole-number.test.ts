import { describe, expect, it } from 'vitest';
import { wholeNumberFrom } from './whole-number.ts';

describe('wholeNumberFrom', () => {
  const read = (PORT?: string) => wholeNumberFrom({ PORT }, 'PORT', 'porta', [0, 65_535]);

  it('reads a number in the range', () => {
    expect([read('8080'), read(' 3000 '), read('0'), read('65535')]).toEqual([8080, 3000, 0, 65_535]);
  });

  it('returns undefined for a variable that is missing or blank', () => {
    expect([read(undefined), read(''), read(' ')]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['abc', '-1', '65536', '80.5'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(`PORT: "${text}" não é um número de porta (0 a 65535).`);
  });
});
