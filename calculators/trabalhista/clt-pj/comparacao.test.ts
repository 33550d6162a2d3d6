import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
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
  it('adds up on either side, and names the side with the higher net income', () => {
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

  it('breaks even at the revenue it names, and not with one real less', () => {
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

  it('warns above R$ 300,000 a month that the ISS leaves the DAS', () => {
    const warnings = (faturamentoPj: number) => {
      const outcome = evaluate(calculator, { salarioClt: 30_000, faturamentoPj }, { today: '2026-11-22' });
      return outcome.ok ? outcome.warnings : [];
    };
    const sentence = 'Acima de R$ 3,6 milhões por ano o ISS é pago fora do DAS; usamos 5%';
    expect(warnings(300_000.01)).toContain(sentence);
    expect(warnings(300_000)).not.toContain(sentence);
  });

  // A year of R$ 300,000 a month leaves 2,695,233.72; one of R$ 300,001 leaves 2,605,600.20.
  it.each([
    ['reached on both sides', 245_000, 1, 300_000],
    ['reached beyond alone', 251_500, 300_002, 400_000],
  ])('breaks even on the right side of the fall in net revenue: %s', (_, salarioClt, from, to) => {
    const { faturamentoEquivalente, totalCltAnual } = compare({ salarioClt, faturamentoPj: 10_000 });
    const even = Number(faturamentoEquivalente);
    expect(even).toBeGreaterThanOrEqual(from);
    expect(even).toBeLessThanOrEqual(to);
    const leaves = (faturamentoPj: number) =>
      Number(compare({ salarioClt, faturamentoPj })['liquidoPjAnual']);
    expect(leaves(even)).toBeGreaterThanOrEqual(Number(totalCltAnual));
    expect(leaves(even - 1)).toBeLessThan(Number(totalCltAnual));
  });

  it('has no break-even revenue if even the largest nets less', () => {
    expect(compare({ salarioClt: 400_000, faturamentoPj: 10_000 })['faturamentoEquivalente']).toBeUndefined();
  });
});
