import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, percent } from '../../../src/quantity/quantity.ts';
import { declaraAcrescimos, encargosDoDebito, type TipoDeDebito } from './acrescimos.ts';

const DUE = '2026-01-05';

interface Late {
  readonly debt: TipoDeDebito;
  readonly isByMonth?: boolean;
  readonly amount: number;
  readonly days: number;
}

/** Fine and interest in reais, with 1% of interest a month and the usual fine. */
function late({ debt, isByMonth = false, amount, days }: Late) {
  const bill = { valor: money(amount), vencimento: DUE, pagamento: addDays(DUE, days) };
  const { multa, juros } = declaraAcrescimos(
    bill,
    encargosDoDebito(debt, undefined, percent(1)),
    isByMonth,
    new Results(),
  );
  return { fine: multa.shown, interest: juros.shown };
}

describe('fine and interest', () => {
  it.each([
    [{ debt: 'conta', isByMonth: true, amount: 1000, days: 31 }, 20, 20],
    [{ debt: 'conta', amount: 1000, days: 31 }, 20, 10.33],
    [{ debt: 'condominio', amount: 1000, days: 31 }, 20, 10.33],
    [{ debt: 'aluguel', amount: 1000, days: 31 }, 100, 10.33],
    // 0.33% × 31 = 10.23%; paid in the month after the due one: 1%.
    [{ debt: 'tributo-federal', amount: 1000, days: 31 }, 102.3, 10],
  ] as const)('are correct for %o', (debt, fine, interest) => {
    expect(late(debt)).toEqual({ fine, interest });
  });
});

const anyDebt = fc.record({
  debt: fc.constantFrom<TipoDeDebito>('conta', 'tributo-federal', 'condominio', 'aluguel'),
  isByMonth: fc.boolean(),
  amount: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
});

describe('any debt', () => {
  it('costs nothing more on the due date', () => {
    fc.assert(
      fc.property(anyDebt, (debt) => {
        expect(late({ ...debt, days: 0 })).toEqual({ fine: 0, interest: 0 });
      }),
    );
  });

  it('never costs less a day later', () => {
    fc.assert(
      fc.property(anyDebt, fc.integer({ min: 0, max: 250 }), (debt, days) => {
        const [sooner, later] = [late({ ...debt, days }), late({ ...debt, days: days + 1 })];
        expect(later.fine).toBeGreaterThanOrEqual(sooner.fine);
        expect(later.interest).toBeGreaterThanOrEqual(sooner.interest);
      }),
    );
  });

  it('costs at most as much by day as by months begun', () => {
    fc.assert(
      fc.property(anyDebt, fc.integer({ min: 0, max: 250 }), ({ amount }, days) => {
        const byDay = late({ debt: 'conta', amount, days });
        const byMonth = late({ debt: 'conta', isByMonth: true, amount, days });
        expect(byDay.fine).toBe(byMonth.fine);
        expect(byDay.interest).toBeLessThanOrEqual(byMonth.interest);
      }),
    );
  });
});
