import { describe, expect, it } from 'vitest';
import { money } from '../../../src/quantity/quantity.ts';
import type { AnexoDoSimples } from '../../tabelas/partilha-do-simples.ts';
import { alertasDoSimples, orientacoesDoSimples } from './perguntas.ts';

const month = (anexos: AnexoDoSimples[], receita12 = 300_000, receitaDoMes = 25_000) => ({
  anexos: new Set(anexos),
  receita12: money(receita12),
  receitaDoMes: money(receitaDoMes),
});

describe('orientacoesDoSimples', () => {
  it('names the duties of every company', () => {
    expect(orientacoesDoSimples(month(['I'])).join(' ')).toContain('dia 20');
  });

  it('explains the fator R only to companies of annex V', () => {
    expect(orientacoesDoSimples(month(['I', 'V'])).join(' ')).toContain('fator R');
    expect(orientacoesDoSimples(month(['I', 'III'])).join(' ')).not.toContain('fator R');
  });

  it('asks companies of annex V for the payroll until it is known', () => {
    const known = { ...month(['V']), folha: money(50_000) };
    expect(orientacoesDoSimples(month(['V'])).join(' ')).toContain('informe a folha');
    expect(orientacoesDoSimples(known).join(' ')).not.toContain('informe a folha');
  });
});

describe('alertasDoSimples', () => {
  it('is empty without a reason for concern', () => {
    expect(alertasDoSimples(month(['I', 'III']))).toEqual([]);
  });

  it('warns that ICMS and ISS leave the DAS above R$ 3.6 million, not at it', () => {
    expect(alertasDoSimples(month(['I'], 3_600_000, 300_000))).toEqual([]);
    expect(alertasDoSimples(month(['I'], 3_600_000.01, 300_000))).toEqual([
      'Acima de R$ 3,6 milhões, o ICMS e o ISS são pagos por fora do DAS',
    ]);
  });

  it('warns that a year of such months exceeds the limit, but not at it', () => {
    expect(alertasDoSimples(month(['I'], 1_000_000, 400_000))).toEqual([]);
    expect(alertasDoSimples(month(['I'], 1_000_000, 400_000.01)).join(' ')).toContain('limite do Simples');
  });

  it('asks for the payroll that decides the annex, until it is known', () => {
    const waiting = { ...month(['V']), pedeFatorR: true };
    expect(alertasDoSimples(waiting).join(' ')).toContain('Sem a folha');
    expect(alertasDoSimples({ ...waiting, folha: money(50_000) })).toEqual([]);
  });

  it('warns companies of annex IV that the employer’s INSS is separate', () => {
    expect(alertasDoSimples(month(['IV'])).join(' ')).toContain('CPP');
  });
});
