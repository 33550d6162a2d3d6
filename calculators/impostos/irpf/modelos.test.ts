import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/engine/evaluate/read-result.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money } from '../../../src/quantity/quantity.ts';
import { declaraModeloMaisVantajoso } from './modelos.ts';

/** The comparison of two taxes in reais, as plain data. */
function compared(simplified: number, complete: number) {
  const result = new Results();
  const [first, second] = [
    result.money('Simplificado', money(simplified)),
    result.money('Completo', money(complete)),
  ];
  return readResult(declaraModeloMaisVantajoso(first, second, result), result).result;
}

// An income of 60,000 in exercise 2026: simplified, 48,000 × 22.5% − 8,054.97 = 2,745.03.
describe('declaraModeloMaisVantajoso', () => {
  it('finds the simplified model cheaper with few deductions', () => {
    // 57,000 × 27.5% − 10,853.78 = 4,821.22
    expect(compared(2745.03, 4821.22)).toEqual({
      modeloMaisVantajoso: 'simplificado',
      economiaModelo: 2076.19,
      impostoSimplificado: 2745.03,
      impostoCompleto: 4821.22,
    });
  });

  it('finds the complete model cheaper with deductions above the discount', () => {
    // 40,000 × 15% − 4,679.03 = 1,320.97; 2,745.03 − 1,320.97 = 1,424.06
    expect(compared(2745.03, 1320.97)).toMatchObject({
      modeloMaisVantajoso: 'completo',
      economiaModelo: 1424.06,
    });
  });

  it('prefers the model without receipts if both cost the same', () => {
    expect(compared(2745.03, 2745.03)).toMatchObject({
      modeloMaisVantajoso: 'simplificado',
      economiaModelo: 0,
    });
  });
});
