import { describe, expect, it } from 'vitest';
import { Results } from '../../../src/quantity/declare.ts';
import { money } from '../../../src/quantity/quantity.ts';
import { declaraLucroPresumido, declaraLucroPresumidoFederal } from './lucro-presumido-e-real.ts';

/** The exact taxes on a year's revenue, and the sentences about them. */
function taxes(revenue: number) {
  const { irpj, csll, pis, cofins, detalhes } = declaraLucroPresumidoFederal(money(revenue), new Results());
  const [profit, surcharge, profitForCsll] = detalhes;
  return {
    irpj: irpj.number,
    csll: csll.number,
    pis: pis.number,
    cofins: cofins.number,
    profit,
    surcharge,
    profitForCsll,
  };
}

describe('taxes on presumed profit', () => {
  it('of R$ 500 thousand a year match the calculation by hand', () => {
    // 40,000 × 15%; 60,000 × 9%; 500,000 × 0.65% and × 3%
    expect(taxes(500_000)).toEqual({
      irpj: 6000,
      csll: 5400,
      pis: 3250,
      cofins: 15_000,
      profit: 'Lucro presumido para o IRPJ: R$ 40.000,00 (8% do faturamento)',
      surcharge: 'Adicional de IRPJ incluído: R$ 0,00',
      profitForCsll: 'Lucro presumido para a CSLL: R$ 60.000,00 (12% do faturamento)',
    });
  });

  it('have no surcharge up to a profit of R$ 240 thousand', () => {
    const { irpj, profit, surcharge } = taxes(3_000_000);
    expect(irpj).toBe(36_000);
    expect(profit).toContain('R$ 240.000,00');
    expect(surcharge).toContain('R$ 0,00');
  });

  it('include a surcharge of ten percent on the profit beyond that', () => {
    // Profit 240,000.08: 8 cents over; 36,000.012 + 0.008
    const { irpj, profit, surcharge } = taxes(3_000_001);
    expect(irpj).toBe(36_000.02);
    expect(profit).toContain('R$ 240.000,08');
    expect(surcharge).toContain('R$ 0,01');
  });

  it('are 0 without revenue', () => {
    expect(taxes(0)).toMatchObject({ irpj: 0, csll: 0, pis: 0, cofins: 0 });
  });
});

describe('declaraLucroPresumido', () => {
  it('adds ISS, ICMS and the contributions on the payroll', () => {
    const result = new Results();
    const apart = {
      iss: result.money('ISS', money(100)),
      icms: result.money('ICMS', money(20.5)),
      cpp: result.money('INSS patronal', money(3)),
    };
    // Services: 320,000 × 15% + 80,000 × 10%; 320,000 × 9%; 6,500; 30,000
    const year = declaraLucroPresumido(money(1_000_000), 'servicos', apart, result);
    expect([year.irpj, year.csll, year.pis, year.cofins].map(({ shown }) => shown)).toEqual([
      56_000, 28_800, 6500, 30_000,
    ]);
    expect(year.total.shown).toBe(121_423.5);
    expect(year.detalhes[0]).toBe('Lucro presumido para o IRPJ: R$ 320.000,00 (32% do faturamento)');
  });
});
