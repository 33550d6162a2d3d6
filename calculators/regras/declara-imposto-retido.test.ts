import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { money, quantity } from '../../src/quantity/quantity.ts';
import { contribuicaoDoEmpregado } from '../lei/inss.ts';
import { INSS } from '../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import { declaraImpostoRetido, type Pagamento } from './declara-imposto-retido.ts';

const IN_2026 = IMPOSTO_MENSAL.forMonth(2026, 11);
const BEFORE_2026 = IMPOSTO_MENSAL.forMonth(2025, 12);

function assess(gross: number, inss: number, changes: Partial<Pagamento> = {}) {
  const pay = {
    de: 'do salário',
    bruto: money(gross),
    inss: money(inss),
    dependentes: quantity(0),
    tabela: IN_2026,
    ...changes,
  };
  const withheld = declaraImpostoRetido(pay, new Results());
  return {
    ...withheld,
    tax: reais(withheld.imposto.exact),
    base: withheld.base.shown,
    reduction: withheld.reducao.shown,
  };
}

const inssOf = (gross: number) => reais(contribuicaoDoEmpregado(money(gross), INSS.forYear(2026)).exact);

describe('the deductions', () => {
  it('are the simplified discount if the itemized ones are less', () => {
    // 3.036,00 − 607,20 = 2.428,80: at the limit, exempt.
    expect(assess(3036, 253.41)).toMatchObject({ modelo: 'simplificado', base: 2428.8, tax: 0 });
  });

  it('are the itemized ones once they reach the simplified discount', () => {
    expect(assess(8000, 607.2).modelo).toBe('completo');
    expect(assess(8000, 607.19).modelo).toBe('simplificado');
  });

  it('include dependentesDoImposto, alimony and private pension', () => {
    // 921,51 + 2 × 189,59 + 1.000 = 2.300,69; 8.000 − 2.300,69 = 5.699,31.
    const outras = [money(800), money(200)];
    expect(assess(8000, 921.51, { dependentes: quantity(2), outras }).base).toBe(5699.31);
  });

  it('never make the base negative', () => {
    expect(assess(500, 0).base).toBe(0);
  });
});

describe('the tax', () => {
  // (R − 607,20) × taxa − parcela, com os limites da Lei 15.191/2025.
  it.each([
    [3433.85, 29.84],
    [4358.25, 168.5],
    [5271.88, 374.06],
  ])('at the limit of a band, for R$ %f in 2025, is R$ %f', (gross, tax) => {
    expect(assess(gross, 0, { tabela: BEFORE_2026 }).tax).toBe(tax);
  });

  it('is waived up to R$ 10,00, unless it is final', () => {
    // (3.169,33 − 607,20) × 7,5% − 182,16 = 9,99975; one cent of income more gives 10,0005.
    expect(assess(3169.33, 0, { tabela: BEFORE_2026 }).tax).toBe(0);
    expect(assess(3169.33, 0, { tabela: BEFORE_2026, exclusivo: true }).tax).toBe(10);
    // (3.169,47 − 607,20) × 7,5% − 182,16 = 10,01025
    expect(assess(3169.47, 0, { tabela: BEFORE_2026 }).tax).toBe(10.01);
  });
});

describe('the reduction of 2026', () => {
  // Taxes calculated by hand: base × 27,5% − 908,73, less the reduction.
  it.each([
    // 5.000 − 607,20 = 4.392,80; × 22,5% − 675,49 = 312,89, which the reduction removes.
    [5000, 501.51, 0, 312.89],
    // 6.000 − 641,51 = 5.358,49; 564,85475 − 179,75 = 385,10475
    [6000, 641.51, 385.1, 179.75],
    // 7.350 − 830,51 = 6.519,49; 884,12975 less 978,62 − 978,61575 = 0,00425
    [7350, 830.51, 884.13, 0],
    // 7.350,01 − 830,51 = 6.519,50; 884,1325, without a reduction
    [7350.01, 830.51, 884.13, 0],
  ])('for R$ %f with an INSS of R$ %f leaves R$ %f', (gross, inss, tax, reduction) => {
    expect(assess(gross, inss)).toMatchObject({ tax, reduction });
  });
});

describe('the reason for withholding nothing', () => {
  // 5.000,02 − 607,20 = 4.392,82; × 22,5% − 675,49 = 312,8945; less 978,62 − 0,133145 × 5.000,02 = 312,892337…
  it('is the waiver, except where the tax is final', () => {
    expect(assess(5000.02, 501.51)).toMatchObject({ tax: 0, zero: 'Até R$ 10,00, o imposto não é retido.' });
    expect(assess(5000.02, 501.51, { exclusivo: true })).toMatchObject({
      tax: 0,
      zero: 'O imposto não chega a um centavo.',
    });
  });
});

describe('for any pay', () => {
  const cents = fc.integer({ min: 0, max: 3_000_000 }).map((amount) => amount / 100);

  it('the tax is neither negative nor above the pay less the contribution', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 20 }), (gross, dependentesDoImposto) => {
        const inss = inssOf(gross);
        const { tax } = assess(gross, inss, { dependentes: quantity(dependentesDoImposto) });
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(gross - inss + 0.005);
      }),
    );
  });

  it('a dependant never raises it', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 19 }), (gross, dependentesDoImposto) => {
        const taxWith = (count: number) => assess(gross, inssOf(gross), { dependentes: quantity(count) }).tax;
        expect(taxWith(dependentesDoImposto + 1)).toBeLessThanOrEqual(taxWith(dependentesDoImposto));
      }),
    );
  });

  it('one more cent costs no more than the end of the waiver, plus a cent of rounding', () => {
    fc.assert(
      fc.property(cents, (gross) => {
        const more = (gross * 100 + 1) / 100;
        const step = assess(more, inssOf(more)).tax - assess(gross, inssOf(gross)).tax;
        expect(step).toBeLessThan(10.02);
      }),
    );
  });
});
