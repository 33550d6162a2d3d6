import { describe, expect, it } from 'vitest';
import { money, percent } from '../../src/quantity/quantity.ts';
import { aliquotaPatronal, issEIcms, PRESUNCOES } from './tributos-da-empresa.ts';

const year = { faturamentoAnual: money(600_000), aliquotaIss: percent(5), icmsEfetivo: percent(4) };

describe('a company outside the Simples', () => {
  it('owes ISS on services and ICMS on goods', () => {
    const owed = (atividade: 'comercio' | 'industria' | 'servicos') => {
      const { iss, icms } = issEIcms({ ...year, atividade });
      return [iss.number, icms.number];
    };
    expect(owed('comercio')).toEqual([0, 24_000]);
    expect(owed('industria')).toEqual([0, 24_000]);
    expect(owed('servicos')).toEqual([30_000, 0]);
  });

  it('owes 20% of the payroll and the contribution for risks (Lei 8.212/1991, art. 22)', () => {
    expect(aliquotaPatronal(2).number).toBe(0.22);
  });

  it('is presumed to earn more on services', () => {
    // Lei 9.249/1995, arts. 15 and 20.
    expect(PRESUNCOES.comercio.doIrpj.number).toBe(0.08);
    expect(PRESUNCOES.servicos.daCsll.number).toBe(0.32);
  });
});
