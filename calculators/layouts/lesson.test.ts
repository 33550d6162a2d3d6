import { expect, it } from 'vitest';
import { Results } from '../../src/quantity/declare.ts';
import { quantity } from '../../src/quantity/quantity.ts';
import { lessonLines } from './lesson.ts';

it('lessonLines writes a formula in words and in figures, under its own name or a symbol', () => {
  const result = new Results();
  const area = result.number('Área', quantity(10).times(25), { law: 'base × altura', unit: 'm²' });
  expect(lessonLines(area)).toEqual(['Área = base × altura = 10 × 25 = 250 m²']);
  expect(lessonLines(area, 'A')).toEqual(['A = base × altura = 10 × 25 = 250 m²']);
  expect(lessonLines(result.number('Soma', quantity(2).plus(3)))).toEqual(['Soma = 2 + 3 = 5']);
  expect(lessonLines(result.number('Base', quantity(10)))).toEqual([]);
});
