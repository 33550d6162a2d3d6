import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { sumReais } from '../../src/decimal/money.ts';
import { obstacleTo, paidOff, type Debt } from './debt-payoff.ts';

const debt = (balance: number, percent: number, minimum = 0): Debt => ({
  balance: decimal(balance),
  rate: decimal(percent).times(0.01),
  minimum: decimal(minimum),
});

const cents = fc.integer({ min: 100, max: 1_000_000 }).map((amount) => amount / 100);
const debts = fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 12 })), { minLength: 1, maxLength: 5 });
const orders = fc.constantFrom('maior-taxa' as const, 'menor-saldo' as const);

describe('paidOff', () => {
  it('pays to the last cent: all payments together equal the debts and their interest', () => {
    fc.assert(
      fc.property(debts, orders, (list, order) => {
        const payment = sumReais(...list.map(([balance]) => balance));
        const plan = paidOff(
          list.map(([balance, percent]) => debt(balance, percent)),
          decimal(payment),
          order,
        );
        const rows = plan?.months ?? [];
        expect(rows.at(-1)?.balance).toBe(0);
        expect(sumReais(...rows.map(({ principal }) => principal))).toBe(payment);
        expect(Math.max(...(plan?.debts ?? []).map(({ month }) => month))).toBe(rows.length);
      }),
    );
  });

  it('splits the interest by debt so that the parts add up to that of all months', () => {
    fc.assert(
      fc.property(debts, orders, fc.integer({ min: 1, max: 8 }), (list, order, parts) => {
        const owed = sumReais(...list.map(([balance]) => balance));
        const plan = paidOff(
          list.map(([balance, percent]) => debt(balance, percent)),
          decimal(Math.ceil((owed * 100) / parts) / 100),
          order,
        );
        const interests = plan?.debts.map(({ interest }) => interest) ?? [];
        expect(sumReais(...interests)).toBe(
          sumReais(...(plan?.months ?? []).map(({ interest }) => interest)),
        );
      }),
    );
    // 1,000 at 5% and 2,000 at 3%, at 500 a month: the interest is 96.625 and 307.07624, together 403.70124.
    const plan = paidOff([debt(1000, 5, 100), debt(2000, 3, 100)], decimal(500), 'maior-taxa');
    expect(plan?.debts.map(({ interest }) => interest)).toEqual([96.63, 307.07]);
  });

  it('never costs more interest with the highest rate first, apart from rounding', () => {
    fc.assert(
      fc.property(debts, (list) => {
        const payment = decimal(sumReais(...list.map(([balance]) => balance)) / 2).round(2);
        const interest = (order: 'maior-taxa' | 'menor-saldo') => {
          const plan = paidOff(
            list.map(([balance, percent]) => debt(balance, percent)),
            payment,
            order,
          );
          return sumReais(...(plan?.debts ?? []).map((each) => each.interest));
        };
        expect(interest('maior-taxa')).toBeLessThanOrEqual(interest('menor-saldo') + 0.05);
      }),
    );
  });

  it('ignores less than half a cent', () => {
    // 100 ÷ 3 = 33,333…: three payments of 33,34 are more than enough, three of 33,33 leave a cent.
    const months = (payment: number) =>
      paidOff([debt(100, 0)], decimal(payment), 'maior-taxa')?.months.map((row) => row.payment);
    expect(months(33.34)).toEqual([33.34, 33.34, 33.32]);
    expect(months(33.33)).toEqual([33.33, 33.33, 33.33, 0.01]);
    // 1.000 × 1,0001 − 500 = 500,10; × 1,0001 = 500,15001.
    expect(paidOff([debt(1000, 0.01)], decimal(500.15), 'maior-taxa')?.months.length).toBe(2);
  });

  it('has no plan if the interest outgrows the payment', () => {
    // With the smaller debt first the larger one gains 110 of interest a month, more than is paid.
    expect(paidOff([debt(1000, 10), debt(900, 0)], decimal(101), 'menor-saldo')).toBeUndefined();
  });

  it('finds waiting debts that grow, but never the first in the order', () => {
    const growing = (list: readonly Debt[], payment: number, order: 'maior-taxa' | 'menor-saldo') =>
      paidOff(list, decimal(payment), order)?.debts.map(({ growsWaiting }) => growsWaiting);
    // Card: 100 of interest a month, minimum 50. Shop: 10 of interest, minimum 100.
    const two = [debt(1000, 10, 50), debt(500, 2, 100)];
    // The card comes first and gets 500: 1,000 + 100 − 500 = 600.
    expect(growing(two, 600, 'maior-taxa')).toEqual([false, false]);
    // The shop comes first; the card gets 90 of 600: 1,000 + 100 − 90 = 1,010.
    expect(growing(two, 600, 'menor-saldo')).toEqual([true, false]);
    // The rest of 700 after the shop covers the interest of the card: 1,000 + 100 − 190 = 910.
    expect(growing(two, 700, 'menor-saldo')).toEqual([false, false]);
  });

  it('returns the place of each debt, its first payment, and whether a later one is higher', () => {
    const plan = (payment: number, order: 'maior-taxa' | 'menor-saldo') =>
      paidOff([debt(1000, 10, 50), debt(500, 2, 100)], decimal(payment), order)?.debts.map(
        ({ place, startsWith, isSteady }) => ({ place, startsWith, isSteady }),
      );
    // 600 less the 100 of the shop until both end in month 3, when the shop gets its last 324.56.
    expect(plan(600, 'maior-taxa')).toEqual([
      { place: 0, startsWith: 500, isSteady: true },
      { place: 1, startsWith: 100, isSteady: false },
    ]);
    // 500 x 1.02 = 510 repay the shop at once; the card gets 90, and then 600.
    expect(plan(600, 'menor-saldo')).toEqual([
      { place: 1, startsWith: 90, isSteady: false },
      { place: 0, startsWith: 510, isSteady: true },
    ]);
  });
});

it.each([
  [110, 'interest'],
  [111, 'minimums'],
  [150, undefined],
] as const)('obstacleTo judges a payment of %d', (payment, obstacle) => {
  // 110 of interest a month, and 150 of minimum payments.
  const two = [debt(1000, 10, 50), debt(500, 2, 100)];
  expect(obstacleTo(two, decimal(payment), 'maior-taxa')).toBe(obstacle);
});

it('obstacleTo lets debts grow until the most expensive one is paid off', () => {
  // 100 of interest in the first month; 95 and 82,50 pay the first debt off; then about 55 of interest a month are left.
  const two = [debt(100, 50), debt(1000, 5)];
  expect(obstacleTo(two, decimal(95), 'maior-taxa')).toBeUndefined();
  expect(paidOff(two, decimal(95), 'maior-taxa')?.debts.map(({ month }) => month)).toEqual([2, 20]);
  expect(obstacleTo(two, decimal(51), 'maior-taxa')).toBe('interest');
});

it('obstacleTo counts more than a thousand years as never', () => {
  expect(obstacleTo([debt(100_000_000, 0)], decimal(0.01), 'maior-taxa')).toBe('time');
});
