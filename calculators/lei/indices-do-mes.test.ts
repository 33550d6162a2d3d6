import { describe, expect, it } from 'vitest';
import { somaDosMeses, fatorDosMeses } from './indices-do-mes.ts';

const months = (...percents: number[]) => percents.map((percent) => ({ month: '2026-01', percent }));

describe('monthly percentages', () => {
  it('add up to a share', () => {
    expect(somaDosMeses(months(1.16, 1, -0.5)).exact.toString()).toBe('0.0166');
    expect(somaDosMeses([]).number).toBe(0);
  });

  it('compound to a factor', () => {
    expect(fatorDosMeses(months(-0.5, -1.16, -0.22)).exact.toString()).toBe('0.9812943924');
    expect(fatorDosMeses([]).number).toBe(1);
  });

  it('are exact beyond a year, too', () => {
    const year = months(...Array<number>(20).fill(10));
    // 1.1 to the power of 20 is 11^20 ÷ 10^20.
    expect(fatorDosMeses(year).exact.toString()).toBe('6.72749994932560009201');
    expect(somaDosMeses(year).number).toBe(2);
  });
});
