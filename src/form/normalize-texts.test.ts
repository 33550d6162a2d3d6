import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../engine/input-schema.ts';
import { rowsOf } from '../engine/testing/rows-of.ts';
import { normalizeTexts } from './normalize-texts.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    weight: { type: 'number', title: 'Peso', unit: 'kg' },
    height: { type: 'number', title: 'Altura', unit: 'cm', alsoIn: { unit: 'm', below: 3, times: 100 } },
    worked: { type: 'number', title: 'Horas', unit: 'horas' },
    ratio: { type: 'number', title: 'Razão' },
    pay: { type: 'number', title: 'Salário', format: 'money' },
    born: { type: 'string', format: 'date', title: 'Nascimento' },
    measure: {
      type: 'string',
      title: 'Medida',
      oneOf: [
        { const: 'long', title: 'Comprimento' },
        { const: 'time', title: 'Tempo' },
      ],
    },
    rows: rowsOf({
      amount: {
        type: 'number',
        title: 'Quantidade',
        unitBy: { field: 'measure', units: { long: 'm', time: 'h' } },
      },
    }),
  },
};
const normalized = (data: Record<string, unknown>) => normalizeTexts(inputs, data, '2026-11-20');

describe('normalizeTexts', () => {
  it('removes a unit in each row according to the choice around the rows, and writes dates in digits', () => {
    const rows = [{ amount: '5 m' }, { amount: '5 h' }];
    expect(normalized({ weight: '80 KG', born: '15/3/87', measure: 'long', rows })).toEqual({
      weight: '80',
      born: '15/03/1987',
      measure: 'long',
      rows: [{ amount: '5' }, { amount: '5 h' }],
    });
  });

  it('converts a height in metres, and amounts in words', () => {
    expect(normalized({ height: '1,75', pay: '2,5 mil' })).toEqual({ height: '175', pay: '2.500,00' });
    expect(normalized({ height: '1,6 m', pay: '1 milhão' })).toEqual({ height: '160', pay: '1.000.000,00' });
    expect(normalized({ height: '175', pay: '2500' })).toEqual({ height: '175', pay: '2.500,00' });
    expect(normalized({ height: '175 cm' })).toEqual({ height: '175' });
  });

  it('converts hours and minutes into hours only where hours are asked', () => {
    expect(normalized({ worked: '10:30', weight: '10:30' })).toEqual({ worked: '10,5', weight: '10:30' });
  });

  it('converts fractions that are decimals only where a plain number is asked', () => {
    expect(normalized({ ratio: '1/2', weight: '1/2' })).toEqual({ ratio: '0,5', weight: '1/2' });
    expect(normalized({ ratio: '1/3' })).toEqual({ ratio: '1/3' });
  });

  it('writes numbers and dates in one notation, unless that would round a number', () => {
    expect(normalized({ weight: ' 80.50', born: '1-2-1987' })).toEqual({
      weight: '80,5',
      born: '01/02/1987',
    });
    const exact = { pay: '1234,567', weight: '12345678901234567890' };
    expect(normalized(exact)).toEqual(exact);
    expect(normalized({ pay: '20%' })).toEqual({ pay: '20%' });
  });

  it('returns unreadable text and blanks unchanged', () => {
    // "5 km" ends with the unit "m" but does not mean "5 k"; no year has a 31st of February.
    const data = { weight: '80,5', born: '31/02/87', measure: 'long', rows: [{ amount: '5 km' }] };
    expect(normalized(data)).toEqual(data);
    expect(normalized({ born: '29 de fevereiro de 2023' })).toEqual({ born: '29 de fevereiro de 2023' });
    const given = { weight: 80, rows: 'none' };
    expect(normalized(given)).toEqual(given);
  });
});
