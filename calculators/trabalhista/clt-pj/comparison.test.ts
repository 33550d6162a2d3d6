import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../src/engine/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate.ts';
import type { ResultRecord } from '../../../src/engine/result-paths.ts';
import cltPj from '../clt-pj.ts';

const calculator = compileCalculator(cltPj);

function compare(input: RawInputs): ResultRecord {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result;
}

const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const reaisUpTo = (most: number) =>
  fc.integer({ min: 300_000, max: most * 100 }).map((amount) => amount / 100);
const cases = fc.record({
  salarioClt: reaisUpTo(25_000),
  faturamentoPj: reaisUpTo(60_000),
  beneficiosClt: fc.constantFrom(0, 850.5),
  contador: fc.constantFrom(0, 300),
  dependentes: fc.integer({ min: 0, max: 3 }),
  ano: fc.constantFrom(2024, 2025, 2026),
});

describe('the comparison', () => {
  it('adds up on either side, and names the side that leaves more', () => {
    fc.assert(
      fc.property(cases, (input) => {
        const result = compare(input);
        const parts = ['salariosClt', 'feriasClt', 'decimoTerceiroClt', 'fgtsClt', 'beneficiosAnuais'];
        const sum = parts.reduce((total, name) => total + cents(result[name]), 0);
        expect(cents(result['totalCltAnual'])).toBe(sum);
        const difference = cents(result['liquidoPjAnual']) - sum;
        expect(cents(result['diferencaAnual'])).toBe(difference);
        expect(result['maisVantajoso']).toBe(difference > 0 ? 'PJ' : 'CLT');
      }),
      { numRuns: 50 },
    );
  });

  it('is even with the revenue that it names, and not with a real less', () => {
    fc.assert(
      fc.property(cases, (input) => {
        const { faturamentoEquivalente, totalCltAnual } = compare(input);
        const even = Number(faturamentoEquivalente);
        const leaves = (faturamentoPj: number) =>
          cents(compare({ ...input, faturamentoPj })['liquidoPjAnual']);
        expect(leaves(even)).toBeGreaterThanOrEqual(cents(totalCltAnual));
        expect(leaves(even - 1)).toBeLessThan(cents(totalCltAnual));
      }),
      { numRuns: 20 },
    );
  });
});
