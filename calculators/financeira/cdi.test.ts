import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/calendar/calendar.ts';
import { subtractReais, sumReais } from '../../src/decimal/money.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import cdi from './cdi.ts';

const calculator = compileCalculator(cdi);

function redeemed(input: RawInputs): Record<string, number> {
  const outcome = evaluate(calculator, input, { today: '2026-11-20' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result as Record<string, number>;
}

describe('the rate of the CDI', () => {
  it('starts with the specification’s value, and offers the last known one with its month', () => {
    const { currentCDI } = cdi.inputs.properties;
    expect(currentCDI).toMatchObject({
      default: 13.75,
      offer: { value: 13.65, text: 'Usar 13,65%, a taxa de novembro de 2026' },
    });
    expect((currentCDI as { description: string }).description).not.toMatch(/\d/);
  });
});

const terms = fc.record({
  investedAmount: fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100),
  cdiPercentage: fc.integer({ min: 0, max: 150 }),
  currentCDI: fc.integer({ min: 0, max: 2500 }).map((hundredths) => hundredths / 100),
  produto: fc.constantFrom('cdb', 'lci-lca'),
});
const dates = fc
  .record({ start: fc.integer({ min: 0, max: 10_000 }), days: fc.integer({ min: 1, max: 1500 }) })
  .map(({ start, days }) => {
    const dataInicial = addDays('2005-01-01', start);
    return { dataInicial, dataFinal: addDays(dataInicial, days) };
  });

describe('a dated redemption', () => {
  it('leaves its value minus the taxes, never more', () => {
    fc.assert(
      fc.property(terms, dates, (offer, span) => {
        const {
          grossReturn = NaN,
          iof = NaN,
          ir = NaN,
          netReturn,
          netValue,
        } = redeemed({ ...offer, ...span });
        expect(netReturn).toBe(subtractReais(grossReturn, iof, ir));
        expect(netValue).toBe(sumReais(offer.investedAmount, netReturn ?? NaN));
        expect(netReturn).toBeLessThanOrEqual(grossReturn);
        // Each tax is rounded by up to half a cent.
        expect(netReturn).toBeGreaterThanOrEqual(-0.01);
      }),
    );
  });

  it('is never worth less a day later, and has at most one more bank day', () => {
    fc.assert(
      fc.property(terms, dates, (offer, span) => {
        const [now, later] = [span.dataFinal, addDays(span.dataFinal, 1)].map((dataFinal) =>
          redeemed({ ...offer, ...span, dataFinal }),
        );
        expect(later?.['grossValue']).toBeGreaterThanOrEqual(now?.['grossValue'] ?? NaN);
        expect([0, 1]).toContain((later?.['diasUteis'] ?? NaN) - (now?.['diasUteis'] ?? NaN));
      }),
    );
  });

  it('ends its table with the redemption itself', () => {
    fc.assert(
      fc.property(terms, dates, (offer, span) => {
        const { evolucao, grossValue, iof, ir, netValue } = redeemed({ ...offer, ...span });
        const imposto = sumReais(iof ?? NaN, ir ?? NaN);
        expect((evolucao as unknown as object[]).at(-1)).toMatchObject({
          bruto: grossValue,
          imposto,
          liquido: netValue,
        });
      }),
    );
  });

  it.each([
    ['2200-01-01', '2200-12-31'],
    ['1900-01-01', '1999-12-31'],
    ['1996-02-29', '2096-02-28'],
  ])('works from %s to %s', (dataInicial, dataFinal) => {
    expect(redeemed({ dataInicial, dataFinal })['netValue']).toBeGreaterThan(10_000);
  });
});
