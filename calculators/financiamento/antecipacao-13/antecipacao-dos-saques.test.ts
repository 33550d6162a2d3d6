import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/calendar/calendar.ts';
import { reais } from '../../../src/decimal/money.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { money, percent } from '../../../src/quantity/quantity.ts';
import antecipacao from '../antecipacao-13.ts';
import { saquesAntecipados } from './antecipacao-dos-saques.ts';

const march = { saldo: money(10_000), mes: 3, quantidade: 3, taxa: percent(1.79) };

describe('saquesAntecipados', () => {
  it('come on the fifth business day of the birth month, after today', () => {
    // 1 and 8 November 2026 are Sundays, and the 2nd is a holiday: the fifth business day is the 9th.
    const november = { ...march, mes: 11, quantidade: 1 };
    expect(saquesAntecipados(november, '2026-11-08').map(({ vencimento }) => vencimento)).toEqual([
      '2026-11-09',
    ]);
    expect(saquesAntecipados(november, '2026-11-09').map(({ vencimento }) => vencimento)).toEqual([
      '2027-11-08',
    ]);
  });

  it('each reduce the balance for the next', () => {
    // 20% + 650 of 10,000, of 7,350 and of 5,230
    expect(saquesAntecipados(march, '2026-11-22').map(({ saque }) => saque)).toEqual([2650, 2120, 1696]);
  });

  it('end before the first one that is too small', () => {
    expect(saquesAntecipados({ ...march, saldo: money(199.98) }, '2026-11-22')).toEqual([]);
    expect(saquesAntecipados({ ...march, saldo: money(199.99) }, '2026-11-22')).toHaveLength(1);
  });

  it('are refused for a small balance together with other refusals', () => {
    const input = { modalidade: 'fgts', saldoFgts: 100, mesAniversario: 3, quantidadeSaques: 5 };
    const outcome = evaluate(compileCalculator(antecipacao), input, { today: '2026-11-10' });
    expect(outcome.ok || outcome.problems.map(({ field }) => field)).toEqual([
      'saldoFgts',
      'quantidadeSaques',
    ]);
  });

  it('are worth less the later they come, and never more than the ceded amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 100_000 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 1500 }),
        (saldo, mes, rate, day) => {
          const advance = { saldo: money(saldo), mes, quantidade: 5, taxa: percent(rate / 100) };
          const found = saquesAntecipados(advance, addDays('2026-01-01', day));
          expect(found.length).toBeGreaterThan(0);
          for (const [index, { saque, cedido, valorPresente, dias }] of found.entries()) {
            expect(cedido).toBe(Math.min(saque, 500));
            expect(reais(valorPresente.exact)).toBeLessThanOrEqual(cedido);
            expect(dias).toBeGreaterThan(found[index - 1]?.dias ?? 0);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
