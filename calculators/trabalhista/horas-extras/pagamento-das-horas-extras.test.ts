import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import horasExtras from '../horas-extras.ts';

const calculator = compileCalculator(horasExtras);

function pay(input: RawInputs): Readonly<Record<string, number>> {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result as Readonly<Record<string, number>>;
}

describe('the rules in force', () => {
  it('divide the salary by the hours derived from the week', () => {
    expect(pay({ salary: 1800, hours: 1, jornada: 36 }).valorHoraNormal).toBe(10);
  });

  it('use the legal minimum for a blank surcharge, and at least the typed one otherwise', () => {
    const surcharge = (type: string, adicional: number) =>
      pay({ salary: 2200, hours: 1, type, adicional }).percentualAcrescimo;
    expect(['normal', 'noturna', 'domingo', 'feriado'].map((type) => surcharge(type, 0))).toEqual([
      50, 80, 100, 100,
    ]);
    expect(['normal', 'domingo', 'feriado'].map((type) => surcharge(type, 100))).toEqual([100, 100, 100]);
    // (1 + 75%) × (1 + 20%) − 1
    expect(surcharge('noturna', 75)).toBe(110);
  });

  it('add up: the total is that of the parts as shown, in every case', () => {
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
        // A longer week, and therefore a larger divisor, never pays more.
        expect(result.valorTotal).toBeGreaterThanOrEqual(pay({ ...input, jornada: 44 }).valorTotal ?? 0);
      }),
    );
  });
});
