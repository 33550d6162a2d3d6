import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../src/engine/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate.ts';
import horasExtras from '../horas-extras.ts';

const calculator = compileCalculator(horasExtras);

function pay(input: RawInputs): Readonly<Record<string, number>> {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result as Readonly<Record<string, number>>;
}

describe('the rules in force', () => {
  it('agree with an examination of 2012 of the labour court of Minas Gerais', () => {
    // R$ 22.000,00 a month: R$ 100,00 an hour, R$ 180,00 with both surcharges; two hours of the clock, from 22h to 24h,
    // are 2 × 60 ÷ 52,5 = 2,2857… hours, and × 180 = 411,4285…
    expect(pay({ salary: 22_000, hours: 2, type: 'noturna' })).toMatchObject({
      valorHoraNormal: 100,
      valorHoraExtra: 180,
      valorTotal: 411.43,
    });
  });

  it.each([
    [44, 220],
    [40, 200],
    [36, 180],
    [30, 150],
    [20, 100],
  ])('divide the salary of a week of %i hours by %i', (jornada, divisor) => {
    expect(pay({ salary: divisor * 10, hours: 1, jornada }).valorHoraNormal).toBe(10);
  });

  it('take the least of the law where no surcharge is typed, and the typed one at the least', () => {
    const surcharge = (type: string, adicional: number) =>
      pay({ salary: 2200, hours: 1, type, adicional }).percentualAcrescimo;
    expect(['normal', 'noturna', 'domingo', 'feriado'].map((type) => surcharge(type, 0))).toEqual([
      50, 80, 100, 100,
    ]);
    expect(['normal', 'domingo', 'feriado'].map((type) => surcharge(type, 100))).toEqual([100, 100, 100]);
    // (1 + 75%) × (1 + 20%) − 1
    expect(surcharge('noturna', 75)).toBe(110);
  });

  it('add up: the total is that of the parts as shown, whatever the case', () => {
    const overtime = fc.record({
      salary: fc.integer({ min: 1, max: 3_000_000 }).map((amount) => amount / 100),
      hours: fc.integer({ min: 1, max: 20_000 }).map((amount) => amount / 100),
      type: fc.constantFrom('normal', 'noturna', 'domingo', 'feriado'),
      jornada: fc.constantFrom(44, 40, 36, 30, 20),
      adicional: fc.constantFrom(0, 100, 150.5, 500),
      adicionais: fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100),
      diasUteis: fc.integer({ min: 1, max: 26 }),
      diasDescanso: fc.integer({ min: 0, max: 5 }),
    });
    const parts = ['valorTotal', 'reflexoDsr', 'reflexo13', 'reflexoFerias', 'reflexoFgts'];
    fc.assert(
      fc.property(overtime, (input) => {
        const result = pay(input);
        const sum = parts.reduce((cents, name) => cents + Math.round((result[name] ?? 0) * 100), 0);
        expect(Math.round((result.totalComReflexos ?? 0) * 100)).toBe(sum);
        // A longer week, and so a larger divisor, never pays more.
        expect(result.valorTotal).toBeGreaterThanOrEqual(pay({ ...input, jornada: 44 }).valorTotal ?? 0);
      }),
    );
  });
});

describe('the simple estimate', () => {
  const estimate = (input: RawInputs) => pay({ metodo: 'simplificado', ...input });

  it('pays one surcharge at a time', () => {
    // 2.200 ÷ 220 = 10 an hour.
    const hour = (type: string) => estimate({ salary: 2200, hours: 1, type }).valorHoraExtra;
    expect(['normal', 'noturna', 'domingo', 'feriado'].map(hour)).toEqual([15, 12, 20, 20]);
  });

  it('gives a third and a twelfth of the total as reflexes', () => {
    // 10 × 1,5 × 10 = 150
    expect(estimate({ salary: 2200, hours: 10, type: 'normal' })).toEqual({
      valorHoraNormal: 10,
      percentualAcrescimo: 50,
      valorHoraExtra: 15,
      valorTotal: 150,
      reflexoFerias: 50,
      reflexo13: 12.5,
    });
  });

  it('rounds each figure once, half away from zero', () => {
    // 220,55 ÷ 220 = 1,0025; × 2 = 2,005; × 0,5 = 1,0025
    expect(estimate({ salary: 220.55, hours: 0.5, type: 'domingo' })).toMatchObject({
      valorHoraNormal: 1,
      valorHoraExtra: 2.01,
      valorTotal: 1,
    });
    // 1.621 ÷ 220 = 7,36818…; × 2 × 7,5 = 110,5227…; ÷ 3 = 36,84; ÷ 12 = 9,21
    expect(estimate({ salary: 1621, hours: 7.5, type: 'feriado' })).toMatchObject({
      valorTotal: 110.52,
      reflexoFerias: 36.84,
      reflexo13: 9.21,
    });
  });
});
