import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, compareDates } from '../../src/calendar/calendar.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { MissingMonthError } from '../series/monthly-series.ts';
import {
  effectiveDueDate,
  federalFine,
  federalInterest,
  lateFederalTax,
  selicMissingUntil,
} from './late-federal-tax.ts';
import { selicSum } from './selic-sum.ts';

function charge(amount: number, due: string, paid: string) {
  const result = new Results();
  const late = lateFederalTax(result, { amount: money(amount), due, paid });
  const steps = result.steps(new Set(Object.values(late)));
  return { ...late, lines: steps.map((step) => [step.named.about.label, ...explain(step)]) };
}

describe('the due date', () => {
  it.each([
    // 20/11/2026 is a holiday and a Friday; 20/09/2026 is a Sunday.
    ['das', '2026-11-20', '2026-11-23'],
    ['das', '2026-09-20', '2026-09-21'],
    ['das', '2026-10-20', '2026-10-20'],
    ['darf', '2026-11-20', '2026-11-20'],
  ] as const)('of a %s on %s is %s', (document, due, effective) => {
    expect(effectiveDueDate(document, due)).toBe(effective);
  });
});

describe('fine', () => {
  // 20 ÷ 0.33 = 60.6: from the 61st day on the limit.
  it.each([
    [0, 0],
    [1, 0.0033],
    [60, 0.198],
    [61, 0.2],
    [10_000, 0.2],
    [-5, 0],
  ])('%i days late: %f of the tax', (days, share) => {
    expect(federalFine(count(days)).number).toBe(share);
  });
});

describe('interest', () => {
  it.each([
    ['in the due month, also after the day', '2026-09-10', '2026-09-30', 0],
    ['before it', '2026-09-10', '2026-08-01', 0],
    ['in the month after it', '2026-09-30', '2026-10-01', 0.01],
    // 1.08 of September, + 1.
    ['two months later', '2026-08-31', '2026-10-31', 0.0208],
    // 1.09 + 1.08 + 1.07 of August to October, + 1.
    ['over some months', '2026-07-20', '2026-11-22', 0.0424],
    // 2025-02 to 2025-12: 12.46; 2026-01 to 2026-10: 11.11; + 1.
    ['over a year and more', '2025-01-31', '2026-11-03', 0.2457],
  ])('%s', (_, due, paid, share) => {
    expect(federalInterest(due, paid).number).toBe(share);
  });

  it('is refused where the Selic is not published', () => {
    expect(() => federalInterest('2199-01-31', '2199-04-01')).toThrow(MissingMonthError);
  });
});

describe('what is not published yet', () => {
  const sentence =
    /^A Selic desse período ainda não foi publicada\. Escolha um pagamento até \d{2}\/\d{2}\/\d{4}$/;

  it('is refused with the last day for which it is', () => {
    const refusal = selicMissingUntil('2026-01-20', '2199-01-15') ?? '';
    expect(refusal).toMatch(sentence);
    const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(refusal) ?? [];
    const last = `${year}-${month}-${day}`;
    expect(selicMissingUntil('2026-01-20', last)).toBeUndefined();
    expect(selicMissingUntil('2026-01-20', addDays(last, 1))).toMatch(sentence);
    expect(addDays(last, 1).slice(8)).toBe('01');
  });

  it('does not matter in the due month and the one after it', () => {
    expect(selicMissingUntil('2199-01-20', '2199-01-31')).toBeUndefined();
    expect(selicMissingUntil('2199-01-20', '2199-02-28')).toBeUndefined();
    expect(selicMissingUntil('2199-01-20', '2199-03-01')).toMatch(sentence);
  });
});

describe('the whole charge', () => {
  it('is what the law says of a DARF of R$ 1.000,00', () => {
    // From 31/07 to 22/11/2026: 114 days, the limit; Selic of August to October 1.09 + 1.08 + 1.07 = 3.24; + 1.
    const late = charge(1000, '2026-07-31', '2026-11-22');
    expect([late.daysLate.shown, late.finePercent.shown, late.interestPercent.shown]).toEqual([
      114, 20, 4.24,
    ]);
    expect([late.fine.shown, late.interest.shown]).toEqual([200, 42.4]);
    expect(late.lines).toEqual([
      ['Dias de atraso'],
      ['Multa em porcentagem', '0,33% × 114 dias = 37,62%: vale o limite de 20%'],
      ['Selic acumulada', '1,09% + 1,08% + 1,07% = 3,24%'],
      ['Juros em porcentagem', '3,24% + 1% = 4,24%'],
      ['Multa', 'R$ 1.000,00 × 20% = R$ 200,00'],
      ['Juros', 'R$ 1.000,00 × 4,24% = R$ 42,40'],
    ]);
  });

  it('rounds fine and interest each on the amount', () => {
    // 86.05 × 0.33% × 2 = 0.56793; × 1% = 0.8605.
    const late = charge(86.05, '2026-10-30', '2026-11-01');
    expect([late.fine.shown, late.interest.shown]).toEqual([0.57, 0.86]);
  });

  it('is nothing on the day and before it', () => {
    for (const paid of ['2026-10-20', '2026-09-01']) {
      const { daysLate, fine, interest } = charge(1000, '2026-10-20', paid);
      expect([daysLate.shown, fine.shown, interest.shown]).toEqual([0, 0, 0]);
    }
  });

  it('never falls with time', () => {
    const due = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('1997-01-01', days));
    fc.assert(
      fc.property(due, fc.integer({ min: 0, max: 600 }), (from, days) => {
        const paid = addDays(from, days);
        fc.pre(selicMissingUntil(from, addMonths(paid, 1)) === undefined);
        const [sooner, later] = [paid, addDays(paid, 1)].map((day) => charge(12_345.67, from, day));
        expect(compareDates(paid, from)).toBeGreaterThanOrEqual(0);
        expect(sooner && later && later.fine.shown >= sooner.fine.shown).toBe(true);
        expect(sooner && later && later.interest.shown >= sooner.interest.shown).toBe(true);
      }),
    );
  });
});

describe('Selic added up', () => {
  it('is simple, without interest on interest', () => {
    expect(selicSum('2026-08', '2026-10').number).toBe(0.0324);
    expect(selicSum('2026-10', '2026-10').number).toBe(0.0107);
    expect(selicSum('2026-10', '2026-09').number).toBe(0);
  });

  it('is told year by year when there are many months', () => {
    const result = new Results();
    const sum = result.percent('Selic', selicSum('2024-12', '2026-02'));
    expect(sum.shown).toBe(16.56);
    expect(explain(sum)).toEqual([
      '12/2024: 0,93%',
      '01/2025 a 12/2025: 1,01% + 0,99% + 0,96% + 1,06% + 1,14% + 1,1% + 1,28% + 1,16% + 1,22% + 1,28% + 1,05% + 1,22% = 13,47%',
      '01/2026 a 02/2026: 1,16% + 1% = 2,16%',
      '0,93% + 13,47% + 2,16% = 16,56%',
    ]);
  });
});
