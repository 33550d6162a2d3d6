import { describe, expect, it } from 'vitest';
import { answersTable, isWithin, typical } from './answers-table.ts';
import type { Answers } from './answers.ts';

const reaction = (painted: number) => ({
  painted,
  settled: painted,
  work: painted / 2,
  script: painted / 4,
  style: 0,
  layout: 0,
});

const answers = (path: string, first: number, later: number, keys: number[] = [5], rate = 1): Answers => ({
  path: `/calculadora/${path}`,
  rate,
  first: [reaction(first)],
  later: [reaction(later)],
  example: [reaction(first)],
  examples: [reaction(later)],
  keys: keys.map(reaction),
});

describe('typical', () => {
  it('is the median of a part, and null without reactions', () => {
    expect(typical([reaction(8), reaction(4), reaction(40)], 'script')).toBe(2);
    expect(typical([], 'painted')).toBeNull();
  });
});

describe('isWithin', () => {
  it('allows 25 ms for the first press and 10 for what comes later, and not a bit more', () => {
    expect(isWithin(answers('a/b', 25, 10, [10]))).toBe(true);
    expect(isWithin(answers('a/b', 25.1, 10, [10]))).toBe(false);
    expect(isWithin(answers('a/b', 25, 10.1, [10]))).toBe(false);
    expect(isWithin(answers('a/b', 25, 10, [10.1]))).toBe(false);
  });

  it('allows a processor four times slower four times as long', () => {
    expect(isWithin(answers('a/b', 100, 40, [40], 4))).toBe(true);
    expect(isWithin(answers('a/b', 101, 40, [40], 4))).toBe(false);
  });

  it('asks nothing of keys where nothing is typed', () => {
    expect(isWithin(answers('a/b', 20, 8, []))).toBe(true);
  });
});

describe('answersTable', () => {
  it('shows the pages of one rate, the slowest first, and how many meet the goals', () => {
    const all = [answers('a/quick', 20, 8), answers('a/slow', 40, 8, []), answers('a/other', 999, 8, [5], 4)];
    expect(answersTable(all, 1)).toBe(
      [
        'CPU 1×, medianas em ms; metas: Calcular 25, de novo 10, exemplo 25, outro 10, tecla 10; na meta: 1 de 2',
        '  calculadora   Calcular    CPU   de novo   CPU   exemplo    CPU   outro   CPU   tecla   CPU   na meta',
        '  a/slow            40,0   20,0       8,0   4,0      40,0   20,0     8,0   4,0   —       —     não',
        '  a/quick           20,0   10,0       8,0   4,0      20,0   10,0     8,0   4,0   5,0     2,5   sim',
      ].join('\n'),
    );
  });
});
