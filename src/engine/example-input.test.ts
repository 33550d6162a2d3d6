import { expect, it } from 'vitest';
import { inputOf } from './example-input.ts';

it('inputOf resolves relative dates backwards from the day of the calculation, across months and years', () => {
  const example = { input: { amount: 500 }, daysBefore: { due: 45 } };
  expect(inputOf(example, '2026-11-20')).toEqual({ amount: 500, due: '2026-10-06' });
  expect(inputOf(example, '2027-01-10')).toEqual({ amount: 500, due: '2026-11-26' });
});

it('inputOf returns other examples unchanged', () => {
  expect(inputOf({ input: { amount: 500, due: '2026-10-06' } }, '2027-01-10')).toEqual({
    amount: 500,
    due: '2026-10-06',
  });
});
