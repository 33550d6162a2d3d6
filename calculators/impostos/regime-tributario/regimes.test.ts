import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumReais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { SIMPLES_NACIONAL } from '../../tabelas/simples-nacional.ts';
import {
  declaraRegimeMaisBarato,
  declaraTributosAParte,
  type Empresa,
  declaraLucroReal,
} from './lucro-presumido-e-real.ts';
import { PAGAMENTO_UNICO, declaraSimples } from './simples.ts';

const table = SIMPLES_NACIONAL.forYear(2018);
const shop: Empresa = {
  faturamentoAnual: money(600_000),
  atividade: 'comercio',
  anexo: 'atividade',
  sujeitoFatorR: false,
  folhaAnual: money(100_000),
  aliquotaIss: percent(5),
  icmsEfetivo: percent(4),
  ratPercentual: 2,
  terceirosPercentual: percent(5.8),
  margemLucro: undefined,
  creditosPisCofins: percent(0),
};

function apart(changes: Partial<Empresa> = {}) {
  const { iss, icms, cpp } = declaraTributosAParte({ ...shop, ...changes }, new Results());
  return [iss.shown, icms.shown, cpp.shown];
}

describe('declaraTributosAParte', () => {
  it('charges ICMS on goods and ISS on services', () => {
    // 600,000 × 4%; 600,000 × 5%; 100,000 × (20% + 2% + 5.8%)
    expect(apart()).toEqual([0, 24_000, 27_800]);
    expect(apart({ atividade: 'industria' })).toEqual([0, 24_000, 27_800]);
    expect(apart({ atividade: 'servicos', ratPercentual: 1 })).toEqual([30_000, 0, 26_800]);
  });

  it('is 0 without ICMS and payroll', () => {
    expect(apart({ icmsEfetivo: percent(0), folhaAnual: money(0) })).toEqual([0, 0, 0]);
  });
});

describe('declaraSimples', () => {
  const year = (changes: Partial<Empresa> = {}) => {
    const { anexo, imposto, detalhes } = declaraSimples({ ...shop, ...changes }, table, new Results());
    return { anexo: anexo?.shown, imposto: imposto.shown, detalhes };
  };

  it('uses the annex of the activity, unless another is chosen', () => {
    expect(year()).toMatchObject({ anexo: 'I', imposto: 43_140 });
    expect(year({ atividade: 'industria' }).anexo).toBe('II');
    expect(year({ atividade: 'servicos' }).anexo).toBe('III');
    expect(year({ atividade: 'servicos', anexo: 'V' }).anexo).toBe('V');
  });

  it('lets the payroll decide for activities under the fator R', () => {
    // 168,000 ÷ 600,000 is 28%
    const services = { atividade: 'servicos', anexo: 'V', sujeitoFatorR: true } as const;
    expect(year({ ...services, folhaAnual: money(168_000) }).anexo).toBe('III');
    expect(year({ ...services, folhaAnual: money(167_999.99) }).anexo).toBe('V');
  });

  it('adds the employer’s INSS in annex IV, without the other entities', () => {
    // 600,000 × 10.2% − 12,420 = 48,780; 100,000 × 22% = 22,000
    expect(year({ anexo: 'IV' }).imposto).toBe(70_780);
    expect(year({ anexo: 'IV', folhaAnual: money(0) }).imposto).toBe(48_780);
  });

  it('mentions separate ICMS and ISS only above R$ 3.6 million', () => {
    const sentence = 'Acima de R$ 3,6 milhões, o ICMS e o ISS são pagos por fora do DAS';
    const upToLimit = year({ faturamentoAnual: money(3_600_000) }).detalhes;
    expect(upToLimit).not.toContain(sentence);
    expect(upToLimit).toContain(PAGAMENTO_UNICO);
    const above = year({ faturamentoAnual: money(3_600_000.01) }).detalhes;
    expect(above).toContain(sentence);
    expect(above).not.toContain(PAGAMENTO_UNICO);
  });
});

describe('simples above R$ 3.6 million', () => {
  const year = (revenue: number, changes: Partial<Empresa> = {}) => {
    const company = { ...shop, faturamentoAnual: money(revenue), ...changes };
    const { issForaDoDas, icmsForaDoDas, imposto, aliquota } = declaraSimples(company, table, new Results());
    return {
      iss: issForaDoDas?.shown,
      icms: icmsForaDoDas?.shown,
      tax: imposto.shown,
      rate: aliquota.shown,
    };
  };

  it('adds the ICMS on goods and the ISS on services, but not to the rate of the DAS', () => {
    // 4,000,000 × 19% − 378,000 = 382,000; × 4% = 160,000. Services: × 33% − 648,000 = 672,000; × 5% = 200,000.
    expect(year(4_000_000)).toEqual({ iss: undefined, icms: 160_000, tax: 542_000, rate: 9.55 });
    const services = year(4_000_000, { atividade: 'servicos' });
    expect(services).toEqual({ iss: 200_000, icms: undefined, tax: 872_000, rate: 16.8 });
    // Annex IV: 4,000,000 × 33% − 828,000 = 492,000; 100,000 × 22% = 22,000; 200,000.
    expect(year(4_000_000, { atividade: 'servicos', anexo: 'IV' }).tax).toBe(714_000);
  });

  it('gives all parts of a cost that is more than the DAS', () => {
    const services: Empresa = { ...shop, atividade: 'servicos', anexo: 'IV' };
    const { das, inssPatronal, issForaDoDas } = declaraSimples(
      { ...services, faturamentoAnual: money(4_000_000) },
      table,
      new Results(),
    );
    expect([das, inssPatronal, issForaDoDas].map((part) => part?.shown)).toEqual([492_000, 22_000, 200_000]);
  });

  it('adds nothing up to the limit or without a rate', () => {
    // 3,600,000 × 14.3% − 87,300 = 427,500
    expect(year(3_600_000)).toMatchObject({ iss: undefined, icms: undefined, tax: 427_500 });
    expect(year(4_000_000, { icmsEfetivo: percent(0) })).toMatchObject({ icms: undefined, tax: 382_000 });
  });

  it('charges the same city and state taxes as the other regimes', () => {
    const revenues = fc.integer({ min: 360_000_001, max: 480_000_000 }).map((cents) => cents / 100);
    const activities = fc.constantFrom('comercio', 'industria', 'servicos');
    fc.assert(
      fc.property(revenues, activities, (revenue, atividade) => {
        const [iss, icms] = apart({ faturamentoAnual: money(revenue), atividade });
        const simplesNacional = year(revenue, { atividade });
        expect([simplesNacional.iss ?? 0, simplesNacional.icms ?? 0]).toEqual([iss, icms]);
      }),
    );
  });
});

describe('declaraLucroReal', () => {
  const year = (revenue: number, margin: Quantity, credits: Quantity) => {
    const result = new Results();
    const nothing = result.money('Nada', money(0));
    return declaraLucroReal(
      money(revenue),
      { margem: margin, creditos: credits },
      { iss: nothing, icms: nothing, cpp: nothing },
      result,
    );
  };

  it('taxes the profit, with a surcharge above R$ 240 thousand', () => {
    // 250,000 × 15% + 10,000 × 10% = 38,500; 250,000 × 9%; 1,000,000 × 1.65% and × 7.6%
    const { irpj, csll, pis, cofins, total } = year(1_000_000, percent(25), percent(0));
    expect([irpj, csll, pis, cofins, total].map(({ shown }) => shown)).toEqual([
      38_500, 22_500, 16_500, 76_000, 153_500,
    ]);
    expect(year(1_000_000, percent(24), percent(0)).irpj.shown).toBe(36_000);
  });

  it('subtracts credits from PIS and COFINS only', () => {
    const { irpj, pis, cofins } = year(1_000_000, percent(10), percent(60));
    expect([irpj, pis, cofins].map(({ shown }) => shown)).toEqual([15_000, 6600, 30_400]);
  });

  it('shows a total that adds up', () => {
    const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => percent(hundredths / 100));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480_000_000 }), rates, rates, (cents, margin, credits) => {
        const { irpj, csll, pis, cofins, total } = year(cents / 100, margin, credits);
        expect(total.shown).toBe(sumReais(irpj.shown, csll.shown, pis.shown, cofins.shown));
      }),
    );
  });
});

describe('declaraRegimeMaisBarato', () => {
  const chosen = (...costs: [number, number, ...number[]]) => {
    const result = new Results();
    const [first, second, ...others] = costs.map((cost, index) => ({
      nome: String(index),
      custo: result.money(String(index), money(cost)),
    }));
    if (!first || !second) throw new Error('too few');
    const { recomendacao, economia } = declaraRegimeMaisBarato([first, second, ...others], result);
    return [recomendacao.shown, economia.shown];
  };

  it('saves the difference to the second cheapest', () => {
    expect(chosen(300, 200, 100)).toEqual(['2', 100]);
    expect(chosen(100, 250)).toEqual(['0', 150]);
  });

  it('prefers the first one in a tie', () => {
    expect(chosen(100, 100, 100)).toEqual(['0', 0]);
    expect(chosen(200, 100, 100)).toEqual(['1', 0]);
  });
});
