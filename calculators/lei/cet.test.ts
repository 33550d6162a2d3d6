import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { custoEfetivoTotal, type Pagamento } from './cet.ts';

function yearly(received: number, ...payments: readonly (readonly [days: number, amount: number])[]) {
  return custoEfetivoTotal(
    received,
    payments.map(([dias, valor]) => ({ dias, valor })),
  )?.aoAno;
}

describe('the total cost', () => {
  it.each([
    ['one payment after a year', 1000, [[365, 1200]], 0.2],
    ['one payment after two years', 1000, [[730, 1210]], 0.1],
    ['one payment after 73 days, a fifth of a year: 1.1^5 - 1', 1000, [[73, 1100]], 0.610_51],
    [
      'two payments: 600/1.1 + 1,331/1.1^3 = 545.4545 + 1,000',
      1_545.454_545_454_545_5,
      [
        [365, 600],
        [1095, 1331],
      ],
      0.1,
    ],
    [
      'as much as was received',
      1000,
      [
        [30, 400],
        [60, 600],
      ],
      0,
    ],
    ['less than was received', 1000, [[365, 900]], -0.1],
    [
      'a payment on the day itself',
      1100,
      [
        [0, 100],
        [365, 1500],
      ],
      0.5,
    ],
  ] as const)('of %s', (_, received, payments, expected) => {
    expect(yearly(received, ...payments)).toBeCloseTo(expected, 13);
  });

  it('a month is the twelfth root of the yearly rate', () => {
    // 1.01^12 - 1
    expect(custoEfetivoTotal(1000, [{ dias: 365, valor: 1126.825_030_131_969_7 }])?.aoMes).toBeCloseTo(
      0.01,
      12,
    );
  });

  it.each([
    ['nothing received', 0, [[30, 100]]],
    ['less than nothing received', -5, [[30, 100]]],
    ['nothing paid', 100, []],
    ['only payments of 0', 100, [[30, 0]]],
    ['10,000% a year', 100, [[365, 10_100]]],
    ['more than that', 100, [[30, 1000]]],
    ['-99% a year', 100, [[365, 1]]],
    ['all paid back at once', 100, [[0, 100]]],
  ] as const)('is left out for %s', (_, received, payments) => {
    expect(yearly(received, ...payments)).toBeUndefined();
  });

  it('comes close to its limits, and works over centuries', () => {
    expect(yearly(100, [365, 10_099.99])).toBeCloseTo(99.9999, 9);
    expect(yearly(100, [365, 1.01])).toBeCloseTo(-0.9899, 11);
    // 2^(1 ÷ 1000)
    expect(yearly(1e12, [365_000, 2e12])).toBeCloseTo(0.000_693_387_463, 11);
  });

  it('equates both sides of its equation', () => {
    const payments = fc.array(
      fc.record<Pagamento>({
        dias: fc.integer({ min: 1, max: 13_000 }),
        valor: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 150 }), (paid, percent) => {
        const received = paid.reduce((total, { valor }) => total + valor, 0) * (percent / 100);
        const rate = custoEfetivoTotal(received, paid)?.aoAno;
        if (rate === undefined) return;
        const worth = paid.reduce((total, { dias, valor }) => total + valor / (1 + rate) ** (dias / 365), 0);
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-9);
      }),
    );
  });

  it('grows as the borrower receives less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1300 }),
        fc.integer({ min: 1, max: 100 }),
        (received, less) => {
          const payments = [1, 2, 3].map((month) => ({ dias: 30 * month, valor: 400 }));
          const [dear, cheap] = [received - less, received].map(
            (got) => custoEfetivoTotal(got, payments)?.aoAno,
          );
          expect(dear).toBeGreaterThan(cheap ?? Infinity);
        },
      ),
    );
  });
});
