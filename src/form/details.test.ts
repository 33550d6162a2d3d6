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

describe('changedDetails', () => {
  it('lists the details whose meaning differs from the initial one, and no other fields', () => {
    const initial = { salary: 0, extras: 0, paid: false };
    expect(changedDetails(inputs, initial, { salary: 900, extras: 0, paid: false }, TODAY)).toEqual(
      new Set(),
    );
    expect(changedDetails(inputs, initial, { salary: 0, extras: 10, paid: true }, TODAY)).toEqual(
      new Set(['extras', 'paid']),
    );
  });

  it('lists a detail that was emptied', () => {
    expect(changedDetails(inputs, { extras: 0, paid: false }, { paid: false }, TODAY)).toEqual(
      new Set(['extras']),
    );
  });

  it('omits a detail that has just appeared with its initial value', () => {
    const initial = { salary: 0, paid: false };
    expect(changedDetails(inputs, initial, { ...initial, extras: 0 }, TODAY)).toEqual(new Set());
    expect(changedDetails(inputs, initial, { ...initial, extras: 5 }, TODAY)).toEqual(new Set(['extras']));
  });
});
