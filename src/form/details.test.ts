import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../engine/input-schema.ts';
import { changedDetails } from './details.ts';

const TODAY = '2026-11-20';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    salary: { type: 'number', title: 'Salário' },
    extras: { type: 'number', title: 'Adicionais', default: 0, details: true },
    paid: { type: 'boolean', title: 'Pago', default: false, details: true },
  },
};

describe('the changed details', () => {
  it('are those that mean something else than at first; other fields do not count', () => {
    const initial = { salary: 0, extras: 0, paid: false };
    expect(changedDetails(inputs, initial, { salary: 900, extras: 0, paid: false }, TODAY)).toEqual(
      new Set(),
    );
    expect(changedDetails(inputs, initial, { salary: 0, extras: 10, paid: true }, TODAY)).toEqual(
      new Set(['extras', 'paid']),
    );
  });

  it('include one that was emptied', () => {
    expect(changedDetails(inputs, { extras: 0, paid: false }, { paid: false }, TODAY)).toEqual(
      new Set(['extras']),
    );
  });

  it('do not include one that has just appeared, with the value that it starts with', () => {
    const initial = { salary: 0, paid: false };
    expect(changedDetails(inputs, initial, { ...initial, extras: 0 }, TODAY)).toEqual(new Set());
    expect(changedDetails(inputs, initial, { ...initial, extras: 5 }, TODAY)).toEqual(new Set(['extras']));
  });
});
