import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../engine/input-schema.ts';
import { rowsOf } from '../engine/testing/rows-of.ts';
import { unreadableFields } from './unreadable.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    salary: { type: 'number', title: 'Salário' },
    day: { type: 'string', format: 'date', title: 'Dia' },
    rows: rowsOf({ share: { type: 'number', title: 'Parte' } }),
  },
};

describe('o texto que não é número', () => {
  const data = { salary: 'mil', day: 'hoje', rows: [{ share: '1,5' }, { share: 'x' }, { share: ' ' }] };

  it('é achado nos campos de número e nas células, e só neles', () => {
    expect(unreadableFields(inputs, data, data)).toEqual(['salary', 'rows.1.share']);
  });

  it('só é dito depois de um cálculo, e enquanto não muda', () => {
    expect(unreadableFields(inputs, data, undefined)).toEqual([]);
    expect(unreadableFields(inputs, { ...data, salary: 'R$' }, data)).toEqual(['rows.1.share']);
    expect(unreadableFields(inputs, data, { ...data, rows: [] })).toEqual(['salary']);
  });
});
