import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../engine/input-schema.ts';
import { rowsOf } from '../engine/testing/rows-of.ts';
import { dataFor, describeForm, emptiedData, initialData, startsFilled, textFor } from './form-schema.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    valor: { type: 'number', format: 'money', title: 'Valor', default: 300_000 },
    taxa: { type: 'number', format: 'percent', title: 'Taxa', default: 9.5 },
    data: { type: 'string', format: 'date', title: 'Data' },
    ano: {
      type: 'integer',
      title: 'Ano',
      defaultOn: (today) => Number(today.slice(0, 4)),
      suggestions: () => [2026, 2025],
    },
    caixas: {
      type: 'array',
      title: 'Caixas',
      uniqueItems: true,
      default: ['a'],
      items: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] },
    },
    linhas: {
      ...rowsOf({
        peso: { type: 'number', title: 'Peso' },
        dobro: { type: 'boolean', title: 'Em dobro', default: false },
      }),
      default: [{ peso: 2.5 }],
      newRow: { peso: 1, dobro: false },
    },
  },
};

describe('describeForm', () => {
  it('asks for numbers and dates as text', () => {
    const { schema, uiSchema } = describeForm(inputs, '2026-11-20');
    expect(schema.properties).toMatchObject({
      valor: { type: 'string' },
      data: { type: 'string' },
      ano: { type: 'string', enum: ['2026', '2025'] },
      linhas: {
        items: { properties: { peso: { type: 'string', default: '1' }, dobro: { default: false } } },
      },
    });
    expect(uiSchema['valor']).toMatchObject({ 'ui:widget': 'number' });
    expect(uiSchema['ano']).toMatchObject({ 'ui:widget': 'choice' });
  });

  it('starts filled if no visible field outside the details is blank', () => {
    const filled = (others: ObjectSchema['properties'], hidden: readonly string[] = []) => {
      const schema: ObjectSchema = {
        type: 'object',
        properties: { valor: { type: 'number', title: 'Valor', default: 0 }, ...others },
      };
      return startsFilled(schema, initialData(schema, '2026-11-20'), new Set(hidden));
    };
    const taxa = { type: 'number', title: 'Taxa' } as const;
    expect(filled({})).toBe(true);
    expect(filled({ taxa })).toBe(false);
    expect(filled({ taxa }, ['taxa'])).toBe(true);
    expect(filled({ taxa: { ...taxa, details: true } })).toBe(true);
    expect(filled({ linhas: { ...rowsOf({ taxa }), default: [] } })).toBe(false);
  });

  it('uses the defaults in Brazilian notation', () => {
    expect(initialData(inputs, '2027-03-01')).toEqual({
      valor: '300.000,00',
      taxa: '9,5',
      data: '',
      ano: '2027',
      caixas: ['a'],
      linhas: [{ peso: '2,5', dobro: false }],
    });
  });

  it('uses the values of an example', () => {
    expect(dataFor(inputs, { valor: 1234.5, data: '2024-02-29' }, '2026-11-20')).toMatchObject({
      valor: '1.234,50',
      data: '29/02/2024',
      taxa: '9,5',
    });
  });

  it('uses the defaults of cells in the first rows, in new rows and in those of an example', () => {
    const usos = {
      ...rowsOf({
        potencia: { type: 'number', title: 'Potência' },
        dias: { type: 'integer', title: 'Dias', default: 30 },
        medida: {
          type: 'string',
          title: 'Medida',
          oneOf: [
            { const: 'horas', title: 'horas' },
            { const: 'minutos', title: 'minutos' },
          ],
          default: 'horas',
        },
        ano: {
          type: 'integer',
          title: 'Ano',
          defaultOn: (today: string) => Number(today.slice(0, 4)),
          suggestions: () => [2026],
        },
        ligado: { type: 'boolean', title: 'Ligado', default: true },
      }),
      default: [{ potencia: 5500 }],
      newRow: { dias: 10 },
    };
    const own: ObjectSchema = { type: 'object', properties: { usos } };
    const defaults = { dias: '30', medida: 'horas', ano: '2026', ligado: true };
    expect(initialData(own, '2026-11-20')['usos']).toEqual([{ ...defaults, potencia: '5500' }]);
    expect(dataFor(own, { usos: [{ dias: '' }, { medida: 'minutos' }] }, '2026-11-20')['usos']).toEqual([
      { ...defaults, dias: '' },
      { ...defaults, medida: 'minutos' },
    ]);
    expect(describeForm(own, '2026-11-20').schema.properties?.['usos']).toMatchObject({
      items: {
        properties: {
          dias: { default: '10' },
          medida: { default: 'horas' },
          ano: { default: '2026' },
          ligado: { default: true },
        },
      },
    });
  });

  it('keeps text unchanged', () => {
    expect(textFor(inputs.properties['valor'], 'R$ 10')).toBe('R$ 10');
  });
});

describe('emptiedData', () => {
  it('clears typed fields, and resets choices, rows and details', () => {
    const known: ObjectSchema = {
      type: 'object',
      properties: {
        ...inputs.properties,
        horas: { type: 'number', title: 'Horas', default: 220, details: true },
      },
    };
    const first = initialData(known, '2026-11-20');
    expect(emptiedData(known, '2026-11-20')).toEqual({
      ...first,
      valor: '',
      taxa: '',
      data: '',
      ano: '',
    });
    expect(first['horas']).toBe('220');
  });
});
