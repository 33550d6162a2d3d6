import { describe, expect, it } from 'vitest';
import { explain } from '../../src/engine/explain/explain.ts';
import { Results } from '../../src/quantity/declare.ts';
import { selicAcumulada } from './selic-acumulada.ts';

describe('accumulated Selic', () => {
  it('is simple, without interest on interest', () => {
    expect(selicAcumulada('2026-08', '2026-10').number).toBe(0.0324);
    expect(selicAcumulada('2026-10', '2026-10').number).toBe(0.0107);
    expect(selicAcumulada('2026-10', '2026-09').number).toBe(0);
  });

  it('has an explanation by year for many months', () => {
    const result = new Results();
    const sum = result.percent('Selic', selicAcumulada('2024-12', '2026-02'));
    expect(sum.shown).toBe(16.56);
    expect(explain(sum)).toEqual([
      '12/2024: 0,93%',
      '01/2025 a 12/2025: 1,01% + 0,99% + 0,96% + 1,06% + 1,14% + 1,1% + 1,28% + 1,16% + 1,22% + 1,28% + 1,05% + 1,22% = 13,47%',
      '01/2026 a 02/2026: 1,16% + 1% = 2,16%',
      '0,93% + 13,47% + 2,16% = 16,56%',
    ]);
  });
});
