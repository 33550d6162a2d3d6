import { describe, expect, it } from 'vitest';
import { monthNamed } from './month-names.ts';

describe('monthNamed', () => {
  it.each([
    ['janeiro', 1],
    ['Março', 3],
    ['MARCO', 3],
    ['mai', 5],
    ['jun', 6],
    ['julh', 7],
    ['dez', 12],
    ['ju', undefined],
    ['', undefined],
    ['marços', undefined],
    ['aprile', undefined],
  ])('reads %j as %j', (word, number) => {
    expect(monthNamed(word)).toBe(number);
  });
});
