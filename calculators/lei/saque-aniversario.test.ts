import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { money } from '../../src/quantity/quantity.ts';
import { saqueAniversario } from './saque-aniversario.ts';

function drawn(balance: number): number {
  return reais(saqueAniversario(money(balance)).exact);
}

const cents = fc.integer({ min: 0, max: 100_000_000 }).map((value) => value / 100);

describe('the yearly withdrawal', () => {
  it.each([
    // From the annex of the law: the upper limit of each band belongs to it.
    [0, 0],
    [200, 100],
    [500, 250],
    [500.01, 250],
    [1000, 450],
    [5000, 1650],
    [7500, 2150],
    [10_000, 2650],
    [15_000, 3400],
    [20_000, 3900],
    [20_000.2, 3900.01],
    [100_000, 7900],
  ])('from a balance of %f is %f', (balance, expected) => {
    expect(drawn(balance)).toBe(expected);
  });

  it('is never more than the balance, and never falls as it grows', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(drawn(low)).toBeLessThanOrEqual(drawn(high));
        expect(drawn(high)).toBeLessThanOrEqual(high);
      }),
    );
  });
});
