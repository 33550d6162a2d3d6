import { describe, expect, it } from 'vitest';
import { count, money } from '../../src/quantity/quantity.ts';
import { saldoEstimado, type ContratoComDepositos } from './saldo-do-fgts.ts';

const contract: ContratoComDepositos = {
  salario: money(3000),
  admissao: '2026-01-01',
  ultimoDia: '2026-06-30',
  anosCompletos: count(0),
  diasNaoTirados: count(0),
  adiantamento13: money(0),
};

const balance = (changes: Partial<ContratoComDepositos>) => saldoEstimado({ ...contract, ...changes }).number;

describe('the estimated balance of the FGTS', () => {
  it('has a deposit of 8% for each month before the last one', () => {
    expect(balance({})).toBe(1200);
    // Sixteen of thirty days in the first month: 240 × (4 + 16 ÷ 30).
    expect(saldoEstimado({ ...contract, admissao: '2026-01-16' }).equals(1088)).toBe(true);
    expect(balance({ admissao: '2026-06-01' })).toBe(0);
  });

  it('adds the 13th salaries of earlier years, the thirds of vacations taken and an instalment', () => {
    // Seventeen months before June 2026, and the 13th salary of 2025: 240 × 18.
    expect(balance({ admissao: '2025-01-01' })).toBe(4320);
    // The third of one vacation: 1,000 × 8%.
    expect(balance({ admissao: '2025-01-01', anosCompletos: count(1) })).toBe(4400);
    expect(balance({ admissao: '2025-01-01', anosCompletos: count(1), diasNaoTirados: count(30) })).toBe(
      4320,
    );
    expect(balance({ adiantamento13: money(1500) })).toBe(1320);
  });
});
