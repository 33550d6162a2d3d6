import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { reais } from '../../../src/decimal/money.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { money, percent } from '../../../src/quantity/quantity.ts';
import antecipacao from '../antecipacao-13.ts';
import { withdrawals } from './withdrawals.ts';

const march = { balance: money(10_000), month: 3, wanted: 3, rate: percent(1.79) };

describe('withdrawals', () => {
  it('come on the fifth business day of the birth month, after today', () => {
    // 1 and 8 November 2026 are Sundays, and the 2nd is a holiday: the fifth business day is the 9th.
    const november = { ...march, month: 11, wanted: 1 };
    expect(withdrawals(november, '2026-11-08').map(({ due }) => due)).toEqual(['2026-11-09']);
    expect(withdrawals(november, '2026-11-09').map(({ due }) => due)).toEqual(['2027-11-08']);
  });

  it('each reduce the balance for the next', () => {
    // 20% + 650 of 10,000, of 7,350 and of 5,230
    expect(withdrawals(march, '2026-11-22').map(({ amount }) => amount)).toEqual([2650, 2120, 1696]);
  });

  it('end before the first one that is too small', () => {
    expect(withdrawals({ ...march, balance: money(199.98) }, '2026-11-22')).toEqual([]);
    expect(withdrawals({ ...march, balance: money(199.99) }, '2026-11-22')).toHaveLength(1);
  });

  it('are refused for a small balance together with other refusals', () => {
    const input = { modalidade: 'fgts', saldoFgts: 100, mesAniversario: 3, quantidadeSaques: 5 };
    const outcome = evaluate(compileCalculator(antecipacao), input, { today: '2026-11-10' });
    expect(outcome.ok || outcome.problems.map(({ field }) => field)).toEqual([
      'saldoFgts',
      'quantidadeSaques',
    ]);
  });

  it('are worth less the later they come, and never more than the ceded amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 100_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 1500 }),
        (balance, month, rate, day) => {
          const advance = { balance: money(balance), month, wanted: 5, rate: percent(rate / 100) };
          const found = withdrawals(advance, addDays('2026-01-01', day));
          expect(found.length).toBeGreaterThan(0);
          for (const [index, { amount, ceded, value, days }] of found.entries()) {
            expect(ceded).toBe(Math.min(amount, 500));
            expect(reais(value.exact)).toBeLessThanOrEqual(ceded);
            expect(days).toBeGreaterThan(found[index - 1]?.days ?? 0);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
