import { expect, it } from 'vitest';
import { basalMetabolism } from './energy.ts';

it('adds the terms of the equation exactly', () => {
  // 88.362 + 13.397 × 80 + 4.799 × 178 − 5.677 × 40
  expect(basalMetabolism('masculino', 80, 178, 40).toNumber()).toBe(1787.264);
  // 447.593 + 9.247 × 62 + 3.098 × 165 − 4.33 × 30
  expect(basalMetabolism('feminino', 62, 165, 30).toNumber()).toBe(1402.177);
});
