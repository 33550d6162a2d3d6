import { expect, it } from 'vitest';
import { Results } from '../../quantity/declare.ts';
import { count, one, percent, type Quantity } from '../../quantity/quantity.ts';
import { explain } from './explain.ts';

const linesOf = (value: Quantity, unit?: string) =>
  explain(new Results().number('', value, unit === undefined ? {} : { unit }));

it('explain writes a constant square with ², and a typed number of periods with ^', () => {
  // 72 ÷ 1,75² = 23,5102…
  const index = count(72, 'kg').over(count(175, 'cm').over(100).power(2));
  expect(linesOf(index, 'kg/m²')).toEqual(['72 kg ÷ (175 cm ÷ 100)² = 23,51 kg/m²']);
  expect(linesOf(one.plus(percent(50)).power(count(2, 'meses')))).toEqual(['(1 + 50%)^2 = 2,25']);
});

it('explain brackets a figure with a unit before squaring it, because “4 m²” would be an area', () => {
  expect(linesOf(count(4, 'm').power(2), 'm²')).toEqual(['(4 m)² = 16 m²']);
});
