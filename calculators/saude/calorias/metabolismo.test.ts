import { expect, it } from 'vitest';
import { count } from '../../../src/quantity/quantity.ts';
import { metabolismoDoCorpo } from './metabolismo.ts';

const body = (kilograms: number, centimetres: number, years: number) => ({
  weight: count(kilograms, 'kg'),
  height: count(centimetres, 'cm'),
  age: count(years, 'anos'),
});

it('metabolismoDoCorpo adds the terms of the equation exactly', () => {
  // 88.362 + 13.397 × 80 + 4.799 × 178 − 5.677 × 40
  expect(metabolismoDoCorpo('masculino', body(80, 178, 40)).number).toBe(1787.264);
  // 447.593 + 9.247 × 62 + 3.098 × 165 − 4.33 × 30
  expect(metabolismoDoCorpo('feminino', body(62, 165, 30)).number).toBe(1402.177);
});
