import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import type { ResultRecord } from '../../src/engine/result-paths.ts';
import inss from './inss.ts';
import decimoTerceiro from './decimo-terceiro.ts';
import fgts from './fgts.ts';
import ferias from './ferias.ts';

function calculate(definition: Definition): (input: RawInputs) => ResultRecord {
  const calculator = compileCalculator(definition);
  return (input) => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.result;
  };
}

/** An amount of a result in whole cents, so that sums compare exactly. */
function cents(result: ResultRecord, ...names: string[]): number {
  return names.reduce((sum, name) => sum + Math.round(Number(result[name]) * 100), 0);
}

function rowsOf(result: ResultRecord, name: string): readonly ResultRecord[] {
  const rows = result[name];
  return Array.isArray(rows) ? (rows as readonly ResultRecord[]) : [];
}

const salary = fc.integer({ min: 10_000, max: 3_000_000 }).map((amount) => amount / 100);
const year = fc.constantFrom(2024, 2025, 2026);

describe('INSS', () => {
  const contribution = calculate(inss);

  it('shows rows that add up to the contribution and to the charged salary', () => {
    fc.assert(
      fc.property(salary, year, (salarioBruto, ano) => {
        const result = contribution({ salarioBruto, ano });
        const rows = rowsOf(result, 'parcelasCalculo');
        const charged = Math.min(salarioBruto, Number(result['tetoINSS']));
        expect(rows.reduce((sum, row) => sum + cents(row, 'contribuicao'), 0)).toBe(
          cents(result, 'contribuicaoINSS'),
        );
        expect(rows.reduce((sum, row) => sum + cents(row, 'salarioFaixa'), 0)).toBe(
          Math.round(charged * 100),
        );
        expect(cents(result, 'salarioBruto')).toBe(cents(result, 'contribuicaoINSS', 'salarioLiquido'));
      }),
    );
  });

  it('never leaves less to a higher earner, and never takes more than at the ceiling', () => {
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 100_000 }), year, (salarioBruto, raise, ano) => {
        const before = contribution({ salarioBruto, ano });
        const after = contribution({ salarioBruto: (Math.round(salarioBruto * 100) + raise) / 100, ano });
        const atCeiling = contribution({ salarioBruto: before['tetoINSS'], ano });
        expect(cents(after, 'salarioLiquido')).toBeGreaterThanOrEqual(cents(before, 'salarioLiquido'));
        expect(cents(after, 'contribuicaoINSS')).toBeGreaterThanOrEqual(cents(before, 'contribuicaoINSS'));
        expect(cents(after, 'contribuicaoINSS')).toBeLessThanOrEqual(cents(atCeiling, 'contribuicaoINSS'));
      }),
    );
  });

  it('is continuous at the end of a band: a cent of salary changes the contribution by a cent at most', () => {
    for (const ano of [2024, 2025, 2026]) {
      for (const upTo of [
        1412, 1518, 1621, 2666.68, 2793.88, 2902.84, 4000.03, 4190.83, 4354.27, 7786.02, 8157.41, 8475.55,
      ]) {
        const below = contribution({ salarioBruto: upTo, ano });
        const above = contribution({ salarioBruto: (Math.round(upTo * 100) + 1) / 100, ano });
        const step = cents(above, 'contribuicaoINSS') - cents(below, 'contribuicaoINSS');
        expect([0, 1]).toContain(step);
      }
    }
  });
});

describe('the other labour calculators', () => {
  it('leave the rest of the 13th to its two instalments', () => {
    const thirteenth = calculate(decimoTerceiro);
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 12 }), (amount, months) => {
        const result = thirteenth({ salary: amount, months });
        expect(cents(result, 'primeiraParcela', 'segundaParcela')).toBe(cents(result, 'valorLiquido'));
        expect(cents(result, 'valorLiquido', 'inss', 'ir')).toBe(cents(result, 'valorBruto'));
      }),
    );
  });

  it('keep the deposits and their yield in the FGTS', () => {
    const account = calculate(fgts);
    const months = fc.integer({ min: 1, max: 240 });
    fc.assert(
      fc.property(salary, months, fc.boolean(), (amount, count, incluirDecimoTerceiro) => {
        const result = account({ salary: amount, months: count, incluirDecimoTerceiro });
        expect(cents(result, 'saldoTotal', 'rendimento')).toBe(cents(result, 'saldoComRendimento'));
        expect(cents(result, 'rendimento')).toBeGreaterThanOrEqual(0);
        expect(cents(result, 'saldoComRendimento', 'multaRescisoria')).toBe(cents(result, 'valorSacavel'));
      }),
      { numRuns: 20 },
    );
  });

  it('pay all kinds of vacation by one formula; days that are only sold add nothing else', () => {
    const vacation = calculate(ferias);
    fc.assert(
      fc.property(salary, fc.integer({ min: 1, max: 30 }), (amount, days) => {
        const [first, ...others] = ['integrais', 'proporcionais', 'venda'].map((type) =>
          vacation({ salary: amount, days, type }),
        );
        const { valorFerias, tercoConstitucional, total } = first ?? {};
        for (const other of others) expect(other).toMatchObject({ valorFerias, tercoConstitucional, total });
        expect(others.at(-1)).toEqual({ valorFerias, tercoConstitucional, total });
      }),
    );
  });
});
