import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Férias', 'ferias'],
    ['ÁÉÍÓÚ ÂÊÔ ÃÕ À Ç ü', 'aeiou aeo ao a c u'],
    ['13º salário', '13o salario'],
    ['1ª parcela', '1a parcela'],
    ['ax² + b', 'ax2 + b'],
    ['', ''],
  ])('turns %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('treats precomposed and decomposed letters the same', () => {
    expect(fold('rescisa\u0303o')).toBe(fold('rescisão'));
  });
});
