import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, ONE, type Decimal } from '../../../src/decimal/decimal.ts';
import { power } from '../../../src/decimal/power.ts';
import { reais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { count, money, percent } from '../../../src/quantity/quantity.ts';
import { totalDepositado } from '../../lei/fgts.ts';
import { saldoComRendimento } from './saldo-com-rendimento.ts';

interface Case {
  readonly deposit: number;
  readonly months: number;
  readonly trPercent: number;
  readonly withThirteenth: boolean;
  readonly withVacationThird?: boolean;
}

function deposits({ deposit, months, withThirteenth, withVacationThird = false }: Case) {
  return {
    deposito: money(deposit),
    meses: count(months, 'meses'),
    comDecimoTerceiro: withThirteenth,
    comTercoDasFerias: withVacationThird,
  };
}

function balance(example: Case): number {
  return reais(saldoComRendimento(deposits(example), percent(example.trPercent), new Results()).exact);
}

function deposited(example: Case): number {
  return reais(totalDepositado(deposits(example)).exact);
}

/** Follows the account month by month: first the yield of the balance, then the deposits. */
function monthByMonth({ deposit, months, trPercent, withThirteenth, withVacationThird }: Case): number {
  const factor = ONE.plus(decimal(trPercent).times(0.01)).times(power('1.03', ONE.div(12)));
  let kept: Decimal = decimal(0);
  for (let month = 1; month <= months; month += 1) {
    kept = kept.times(factor).plus(deposit).prec(45);
    if (withVacationThird && month % 12 === 0) kept = kept.plus(decimal(deposit).div(3));
    if (!withThirteenth) continue;
    if (month % 12 === 0) kept = kept.plus(deposit);
    if (month === months)
      kept = kept.plus(
        decimal(deposit)
          .times(months % 12)
          .div(12),
      );
  }
  return reais(kept);
}

describe('the balance of an FGTS account', () => {
  it.each<[number, number, number, boolean, number]>([
    // The first deposit has earned nothing yet.
    [240, 1, 0, false, 240],
    [240, 1, 0, true, 260],
    // 240 × 1.00246627 + 240; the 13th 240 × 2 ÷ 12
    [240, 2, 0, false, 480.59],
    [240, 2, 0, true, 520.59],
    // 240 × 0.03 ÷ 0.0024662698 = 2,919.388…; plus 240 for the 13th
    [240, 12, 0, false, 2919.39],
    [240, 12, 0, true, 3159.39],
    // 100 × 1.01 × 1.0024662698 + 100
    [100, 2, 1, false, 201.25],
  ])(
    'after deposits of R$ %f for %i months at a TR of %f% (13th salary: %s)',
    (deposit, months, trPercent, withThirteenth, expected) => {
      expect(balance({ deposit, months, trPercent, withThirteenth })).toBe(expected);
    },
  );

  it('grows by a third of a deposit every twelfth month, for the vacation third', () => {
    const year = { deposit: 240, trPercent: 0, withThirteenth: true, withVacationThird: true };
    expect(balance({ ...year, months: 11 })).toBe(balance({ ...year, months: 11, withVacationThird: false }));
    // 3,159.39 + 80
    expect(balance({ ...year, months: 12 })).toBe(3239.39);
    // 2,919.39 + 80
    expect(balance({ ...year, months: 12, withThirteenth: false })).toBe(2999.39);
    // 6,413.5590 + 80 × 1.03 + 80
    expect(balance({ ...year, months: 24 })).toBe(6575.96);
  });

  it('equals the account followed month by month', () => {
    const example = fc.record({
      deposit: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
      months: fc.integer({ min: 1, max: 420 }),
      trPercent: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
      withThirteenth: fc.boolean(),
      withVacationThird: fc.boolean(),
    });
    fc.assert(
      fc.property(example, (each) => {
        expect(balance(each)).toBe(monthByMonth(each));
        expect(balance(each)).toBeGreaterThanOrEqual(deposited(each));
      }),
      { numRuns: 40 },
    );
  });
});

describe('the deposits', () => {
  it('are thirteen in twelve months with the 13th salary', () => {
    const year = { deposit: 240, months: 12, trPercent: 0 };
    expect(deposited({ ...year, withThirteenth: false })).toBe(2880);
    expect(deposited({ ...year, withThirteenth: true })).toBe(3120);
    expect(deposited({ ...year, months: 7, withThirteenth: true })).toBe(1820);
  });

  it('grow by a third of one every twelve months with the vacation third', () => {
    const thirds = { deposit: 240, trPercent: 0, withVacationThird: true };
    expect(deposited({ ...thirds, months: 11, withThirteenth: false })).toBe(2640);
    expect(deposited({ ...thirds, months: 12, withThirteenth: true })).toBe(3200);
    expect(deposited({ ...thirds, months: 35, withThirteenth: false })).toBe(8560);
  });
});
