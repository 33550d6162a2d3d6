import { describe, expect, it } from 'vitest';
import { Results } from '../../src/quantity/declare.ts';
import { count, quantity, type Quantity } from '../../src/quantity/quantity.ts';
import { figure, Lesson, squareRoot, worked } from './lesson.ts';

const lineOf = (value: Quantity) => new Lesson().line(value).lines[0];

describe('a lesson', () => {
  it('lists sentences and calculations in the order of the calls', () => {
    const sum = worked(quantity(2).plus(3), { formula: 'x' });
    expect(new Lesson().say('Some os dois').line(sum, 'Soma: ').line(quantity(5)).lines).toEqual([
      'Some os dois',
      'Soma: x = 2 + 3 = 5',
    ]);
  });

  it('writes a declared result with its law, under its own name or a symbol', () => {
    const result = new Results();
    const area = result.number('Área', quantity(10).times(25), { law: 'base × altura', unit: 'm²' });
    const soma = result.number('Soma', quantity(2).plus(3));
    const base = result.number('Base', quantity(10));
    expect(new Lesson().result(area).result(area, 'A').result(soma).result(base).lines).toEqual([
      'Área = base × altura = 10 × 25 = 250 m²',
      'A = base × altura = 10 × 25 = 250 m²',
      'Soma = 2 + 3 = 5',
    ]);
  });

  it('marks a declared result that its decimal places round', () => {
    const third = new Results().number('Terço', quantity(1).over(3), { law: 'a ÷ 3', decimals: 4 });
    expect(new Lesson().result(third).lines).toEqual(['Terço = a ÷ 3 = 1 ÷ 3 ≈ 0,3333']);
  });
});

describe('a worked calculation', () => {
  it('shows its formula, its figures and its value', () => {
    const b = quantity(-5);
    const [square, product] = [b.power(2), quantity(4).times(6)];
    const delta = worked(square.minus(product), {
      formula: 'Δ = b² − 4c',
      next: figure(square).minus(figure(product)),
    });
    expect(lineOf(delta)).toBe('Δ = b² − 4c = (−5)² − 4 × 6 = 25 − 24 = 1');
    expect(delta.number).toBe(1);
  });

  it('marks a value that its decimal places round, and is itself not rounded', () => {
    const third = worked(quantity(100).over(3), { places: 2, unit: '%' });
    expect(lineOf(third)).toBe('100 ÷ 3 ≈ 33,33%');
    expect(third.times(3).number).toBe(100);
    expect(lineOf(worked(quantity(1).over(8), { places: 3 }))).toBe('1 ÷ 8 = 0,125');
  });

  it('shows a figure to its decimal places, but uses it unrounded', () => {
    const third = quantity(1).over(3);
    expect(lineOf(worked(figure(third, 2).times(3)))).toBe('0,33 × 3 = 1');
  });
});

it('squareRoot writes a radical over a figure, or over a calculation in brackets', () => {
  expect(lineOf(squareRoot(quantity(2), 2))).toBe('√2 ≈ 1,41');
  const square = count(3, 'm').power(2).plus(count(4, 'm').power(2));
  expect(lineOf(squareRoot(square, 2, ' m'))).toBe('√[(3 m)² + (4 m)²] = 5 m');
  const nested = quantity(4).times(quantity(2).plus(quantity(1).plus(1).times(1)));
  expect(lineOf(squareRoot(nested, 2))).toBe('√{4 × [2 + (1 + 1) × 1]} = 4');
});
