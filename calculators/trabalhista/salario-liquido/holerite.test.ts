import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../../src/engine/definition.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import definition from '../salario-liquido.ts';

const calculator = compileCalculator(definition);

/** The amounts of a slip in cents; undefined if it is refused. */
function slip(input: RawInputs): Readonly<Record<string, number>> | undefined {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  if (!outcome.ok) return undefined;
  const amounts = Object.entries(outcome.result).filter(([, amount]) => typeof amount === 'number');
  return Object.fromEntries(amounts.map(([name, amount]) => [name, Math.round(Number(amount) * 100)]));
}

const reaisUpTo = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100);
const details = fc.record({
  ano: fc.constantFrom(2020, 2021, 2022, 2023, 2024, 2025, 2026),
  mes: fc.integer({ min: 1, max: 12 }),
  dependentes: fc.integer({ min: 0, max: 4 }),
  pensaoAlimenticia: fc.constantFrom(0, 0, 450.5),
  previdenciaPrivada: fc.constantFrom(0, 0, 210.33),
  custoValeTransporte: fc.constantFrom(0, 180, 400),
  planoSaude: fc.constantFrom(0, 99.9),
  filhos: fc.integer({ min: 0, max: 3 }),
});

describe('a slip', () => {
  it('never pays more than the gross salary and the salário-família, and adds up', () => {
    fc.assert(
      fc.property(details, reaisUpTo(40_000), (typed, salarioBruto) => {
        const paid = slip({ ...typed, salarioBruto });
        if (paid === undefined) return;
        const { salarioBruto: gross = 0, salarioLiquido = 0, salarioFamilia = 0, totalDescontos = 0 } = paid;
        expect(salarioLiquido + totalDescontos).toBe(gross + salarioFamilia);
        expect(salarioLiquido).toBeLessThanOrEqual(gross + salarioFamilia);
      }),
    );
  });

  it('falls with a higher salary only at the end of the waiver or the salário-família, or by rounding', () => {
    fc.assert(
      fc.property(details, reaisUpTo(20_000), reaisUpTo(500), (typed, salarioBruto, raise) => {
        const before = slip({ ...typed, salarioBruto });
        const after = slip({ ...typed, salarioBruto: Math.round((salarioBruto + raise) * 100) / 100 });
        if (before === undefined || after === undefined) return;
        const steps = 1001 + (before['salarioFamilia'] ?? 0) + 2;
        expect(after['salarioLiquido']).toBeGreaterThanOrEqual((before['salarioLiquido'] ?? 0) - steps);
      }),
    );
  });
});

describe('the gross salary of a net one', () => {
  it('is searched for on both sides of the first withheld tax', () => {
    const june = { modo: 'liquido', ano: 2025, mes: 6 };
    // 3.169,39 nets 2.895,65, because 10,00 is waived; from 3.169,40, 10,01 is withheld.
    expect(slip({ ...june, salarioLiquidoDesejado: 2895.65 })).toMatchObject({
      salarioBruto: 316_939,
      irrf: 0,
    });
    // INSS 228,6792 + 387,95 × 12% = 275,2332; 2.574,63 × 7,5% − 182,16 = 10,93725; 3.181,82 nets 2.895,65.
    expect(slip({ ...june, salarioLiquidoDesejado: 2895.66 })).toMatchObject({
      salarioBruto: 318_183,
      inss: 27_523,
      irrf: 1094,
      salarioLiquido: 289_566,
    });
  });

  it('pays the wanted amount, and one cent less of it does not', () => {
    fc.assert(
      fc.property(details, reaisUpTo(20_000), (typed, salarioLiquidoDesejado) => {
        const found = slip({ ...typed, modo: 'liquido', salarioLiquidoDesejado });
        if (found === undefined) return;
        const wanted = Math.round(salarioLiquidoDesejado * 100);
        const { salarioBruto = 0, salarioLiquido = 0 } = found;
        expect(salarioLiquido).toBeGreaterThanOrEqual(wanted);
        expect(slip({ ...typed, salarioBruto: salarioBruto / 100 })).toEqual(found);
        const less = slip({ ...typed, salarioBruto: (salarioBruto - 1) / 100 });
        expect(less?.['salarioLiquido'] ?? 0).toBeLessThan(wanted);
      }),
      { numRuns: 25 },
    );
  });

  it('returns at most the original salary', () => {
    fc.assert(
      fc.property(details, reaisUpTo(20_000), (typed, salarioBruto) => {
        const paid = slip({ ...typed, salarioBruto });
        if (paid === undefined || paid['salarioLiquido'] === 0) return;
        const salarioLiquidoDesejado = (paid['salarioLiquido'] ?? 0) / 100;
        const found = slip({ ...typed, modo: 'liquido', salarioLiquidoDesejado });
        expect(found?.['salarioBruto']).toBeLessThanOrEqual(paid['salarioBruto'] ?? 0);
      }),
      { numRuns: 25 },
    );
  });
});
