import { describe, expect, it } from 'vitest';
import { money } from '../../../src/quantity/quantity.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';
import { simplesAlerts, simplesGuidance } from './fields.ts';

const month = (annexes: AnexoDoSimples[], revenue12 = 300_000, monthlyRevenue = 25_000) => ({
  annexes: new Set(annexes),
  revenue12: money(revenue12),
  monthlyRevenue: money(monthlyRevenue),
});

describe('simplesGuidance', () => {
  it('names the duties of every company', () => {
    expect(simplesGuidance(month(['I'])).join(' ')).toContain('dia 20');
  });

  it('explains the fator R only to companies of annex V', () => {
    expect(simplesGuidance(month(['I', 'V'])).join(' ')).toContain('fator R');
    expect(simplesGuidance(month(['I', 'III'])).join(' ')).not.toContain('fator R');
  });

  it('asks companies of annex V for the payroll until it is known', () => {
    const known = { ...month(['V']), payroll: money(50_000) };
    expect(simplesGuidance(month(['V'])).join(' ')).toContain('informe a folha');
    expect(simplesGuidance(known).join(' ')).not.toContain('informe a folha');
  });
});

describe('simplesAlerts', () => {
  it('is empty without a reason for concern', () => {
    expect(simplesAlerts(month(['I', 'III']))).toEqual([]);
  });

  it('warns that ICMS and ISS leave the DAS above R$ 3.6 million, not at it', () => {
    expect(simplesAlerts(month(['I'], 3_600_000, 300_000))).toEqual([]);
    expect(simplesAlerts(month(['I'], 3_600_000.01, 300_000))).toEqual([
      'Acima de R$ 3,6 milhões, o ICMS e o ISS são pagos por fora do DAS',
    ]);
  });

  it('warns that a year of such months exceeds the limit, but not at it', () => {
    expect(simplesAlerts(month(['I'], 1_000_000, 400_000))).toEqual([]);
    expect(simplesAlerts(month(['I'], 1_000_000, 400_000.01)).join(' ')).toContain('limite do Simples');
  });

  it('warns companies of annex IV that the employer’s INSS is separate', () => {
    expect(simplesAlerts(month(['IV'])).join(' ')).toContain('CPP');
  });
});
