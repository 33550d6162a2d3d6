import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, compareDates } from '../../src/calendar/calendar.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { money } from '../../src/quantity/quantity.ts';
import { declaraAtraso, faltaSelic } from './declara-atraso.ts';

function charge(amount: number, vencimento: string, pagamento: string) {
  const result = new Results();
  const late = declaraAtraso({ valor: money(amount), vencimento, pagamento }, result);
  const steps = result.steps(new Set(Object.values(late)));
  return { ...late, lines: steps.map((step) => [step.named.about.label, ...explain(step)]) };
}

describe('an unpublished Selic', () => {
  const sentence =
    /^A Selic desse período ainda não foi publicada\. Escolha um pagamento até \d{2}\/\d{2}\/\d{4}$/;

  it('refuses the date with the last possible day', () => {
    const refusal = faltaSelic('2026-01-20', '2199-01-15') ?? '';
    expect(refusal).toMatch(sentence);
    const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(refusal) ?? [];
    const last = `${year}-${month}-${day}`;
    expect(faltaSelic('2026-01-20', last)).toBeUndefined();
    expect(faltaSelic('2026-01-20', addDays(last, 1))).toMatch(sentence);
    expect(addDays(last, 1).slice(8)).toBe('01');
  });

  it('does not matter in the due month and the one after it', () => {
    expect(faltaSelic('2199-01-20', '2199-01-31')).toBeUndefined();
    expect(faltaSelic('2199-01-20', '2199-02-28')).toBeUndefined();
    expect(faltaSelic('2199-01-20', '2199-03-01')).toMatch(sentence);
  });
});

describe('the whole charge', () => {
  it('is the legal one for a DARF of R$ 1.000,00', () => {
    // From 31/07 to 22/11/2026: 114 days, the limit; Selic of August to October 1.09 + 1.08 + 1.07 = 3.24; + 1.
    const late = charge(1000, '2026-07-31', '2026-11-22');
    expect([late.diasAtraso.shown, late.percentualMulta.shown, late.percentualJuros.shown]).toEqual([
      114, 20, 4.24,
    ]);
    expect([late.multa.shown, late.juros.shown]).toEqual([200, 42.4]);
    expect(late.lines).toEqual([
      ['Dias de atraso'],
      ['Multa em porcentagem', '0,33% × 114 dias = 37,62%: vale o limite de 20%'],
      ['Selic acumulada', '1,09% + 1,08% + 1,07% = 3,24%'],
      ['Juros em porcentagem', '3,24% + 1% = 4,24%'],
      ['Multa', 'R$ 1.000,00 × 20% = R$ 200,00'],
      ['Juros', 'R$ 1.000,00 × 4,24% = R$ 42,40'],
    ]);
  });

  it('rounds fine and interest separately on the amount', () => {
    // 86.05 × 0.33% × 2 = 0.56793; × 1% = 0.8605.
    const late = charge(86.05, '2026-10-30', '2026-11-01');
    expect([late.multa.shown, late.juros.shown]).toEqual([0.57, 0.86]);
  });

  it('is nothing on the due date and before it', () => {
    for (const paid of ['2026-10-20', '2026-09-01']) {
      const { diasAtraso, multa, juros } = charge(1000, '2026-10-20', paid);
      expect([diasAtraso.shown, multa.shown, juros.shown]).toEqual([0, 0, 0]);
    }
  });

  it('never falls with time', () => {
    const due = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays('1997-01-01', days));
    fc.assert(
      fc.property(due, fc.integer({ min: 0, max: 600 }), (from, days) => {
        const paid = addDays(from, days);
        fc.pre(faltaSelic(from, addMonths(paid, 1)) === undefined);
        const [sooner, later] = [paid, addDays(paid, 1)].map((day) => charge(12_345.67, from, day));
        expect(compareDates(paid, from)).toBeGreaterThanOrEqual(0);
        expect(sooner && later && later.multa.shown >= sooner.multa.shown).toBe(true);
        expect(sooner && later && later.juros.shown >= sooner.juros.shown).toBe(true);
      }),
    );
  });
});
