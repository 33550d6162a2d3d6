import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/calendar/calendar.ts';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import {
  avosDoDecimoTerceiro,
  avosDosAnosAnteriores,
  avosDoUltimoAno,
  decimoTerceiro,
} from './decimo-terceiro.ts';

describe('twelfths of the 13th salary', () => {
  it.each<[string, string, number]>([
    // Fifteen days count, fourteen do not, at either end.
    ['2026-01-01', '2026-09-14', 8],
    ['2026-01-01', '2026-09-15', 9],
    ['2026-03-17', '2026-12-31', 10],
    ['2026-03-18', '2026-12-31', 9],
    // April has thirty days: fifteen from the 16th on, fourteen from the 17th on.
    ['2026-04-16', '2026-04-30', 1],
    ['2026-04-17', '2026-04-30', 0],
    // February of 28 and of 29 days.
    ['2026-02-14', '2026-02-28', 1],
    ['2026-02-15', '2026-02-28', 0],
    ['2024-02-15', '2024-02-29', 1],
    // Twice fourteen days make no month: each calendar month counts separately.
    ['2026-03-18', '2026-04-14', 0],
    ['2026-05-10', '2026-05-10', 0],
    ['2026-01-01', '2026-12-31', 12],
    // Into the next year.
    ['2025-01-01', '2026-01-14', 12],
    ['2025-01-01', '2026-01-15', 13],
    ['2026-05-10', '2026-05-09', 0],
  ])('from %s to %s are %i', (start, end, twelfths) => {
    expect(avosDoDecimoTerceiro(start, end)).toBe(twelfths);
  });

  it('of the last year start with it, or with the contract', () => {
    expect(avosDoUltimoAno('2023-02-01', '2026-08-20', '2026-09-28')).toBe(9);
    expect(avosDoUltimoAno('2026-02-02', '2026-08-20', '2026-08-20')).toBe(7);
    expect(avosDoUltimoAno('2020-01-01', '2025-12-20', '2026-01-28')).toBe(13);
  });

  it('of earlier years are those of the contract until the last 31 December', () => {
    expect(avosDosAnosAnteriores('2023-02-01', '2026-08-20')).toBe(11 + 12 + 12);
    expect(avosDosAnosAnteriores('2025-12-17', '2026-08-20')).toBe(1);
    expect(avosDosAnosAnteriores('2025-12-18', '2026-08-20')).toBe(0);
    expect(avosDosAnosAnteriores('2026-01-02', '2026-08-20')).toBe(0);
  });

  it('are the sum of the earlier years and the last one', () => {
    const contract = fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 4000 }));
    fc.assert(
      fc.property(contract, ([late, days]) => {
        const admission = addDays('2010-01-01', late);
        const end = addDays(admission, days);
        expect(avosDoDecimoTerceiro(admission, end)).toBe(
          avosDosAnosAnteriores(admission, end) + avosDoUltimoAno(admission, end, end),
        );
      }),
    );
  });
});

describe('13th salary', () => {
  it('is a twelfth of the salary for each month (Lei 4.090/1962, art. 1º, § 1º)', () => {
    expect(reais(decimoTerceiro(money(3000), count(12)).exact)).toBe(3000);
    expect(reais(decimoTerceiro(money(2500), count(7)).exact)).toBe(1458.33);
    expect(reais(decimoTerceiro(money(2500), count(0)).exact)).toBe(0);
  });
});
