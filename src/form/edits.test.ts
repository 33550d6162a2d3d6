import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../engine/input-schema.ts';
import { rowsOf } from '../engine/testing/rows-of.ts';
import { withControls, withPresets } from './edits.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    kind: {
      type: 'string',
      title: 'Tipo',
      oneOf: [
        { const: 'a', title: 'A', sets: { rate: 6.17 } },
        { const: 'b', title: 'B' },
      ],
    },
    rate: { type: 'number', title: 'Taxa' },
    urgent: { type: 'boolean', title: 'Urgente', default: false },
    tags: {
      type: 'array',
      title: 'Marcas',
      items: { type: 'string', oneOf: [{ const: 'x', title: 'X' }] },
      uniqueItems: true,
      default: [],
    },
    rows: rowsOf({
      share: { type: 'number', title: 'Parte' },
      exempt: { type: 'boolean', title: 'Isenta', default: false },
    }),
  },
};
const data = { kind: 'b', rate: '', urgent: false, tags: [], rows: [{ share: '1' }, { share: '2' }] };

describe('withPresets', () => {
  it('fills in the presets of a newly chosen option, and keeps later edits', () => {
    expect(withPresets(inputs, data, { ...data, kind: 'a' })).toEqual({ ...data, kind: 'a', rate: '6,17' });
    const edited = { ...data, kind: 'a', rate: '7' };
    expect(withPresets(inputs, { ...data, kind: 'a' }, edited)).toEqual(edited);
  });
});

describe('withPresets, with a number typed before its unit was chosen', () => {
  const term = { type: 'number', title: 'Prazo' } as const;
  const loan: ObjectSchema = {
    type: 'object',
    properties: {
      years: { ...term, default: 2, visibleWhen: "unit == 'anos'" },
      months: { ...term, visibleWhen: "unit == 'meses'" },
      delay: { ...term, title: 'Carência', visibleWhen: "unit == 'dias'" },
      unit: {
        type: 'string',
        title: 'Prazo em',
        oneOf: ['anos', 'meses', 'dias'].map((unit) => ({ const: unit, title: unit })),
      },
    },
  };
  const chosen = (content: { years: string; months: string }, unit: string) =>
    withPresets(loan, { ...content, delay: '', unit: 'anos' }, { ...content, delay: '', unit });

  it('copies the number to the field of the chosen unit', () => {
    expect(chosen({ years: '18', months: '' }, 'meses')).toMatchObject({ years: '18', months: '18' });
  });

  it('copies to no other question, over no existing content, and no initial value', () => {
    expect(chosen({ years: '18', months: '' }, 'dias')).toMatchObject({ months: '', delay: '' });
    expect(chosen({ years: '18', months: '36' }, 'meses')).toMatchObject({ months: '36' });
    expect(chosen({ years: '2', months: '' }, 'meses')).toMatchObject({ months: '' });
  });
});

describe('withControls', () => {
  it('converts the content of each control as its field does', () => {
    const controls = { rate: ['3,5'], urgent: ['true'], tags: ['x'], 'rows.1.share': ['9'] };
    expect(withControls(inputs, data, controls)).toEqual({
      kind: 'b',
      rate: '3,5',
      urgent: true,
      tags: ['x'],
      rows: [{ share: '1' }, { share: '9' }],
    });
    expect(withControls(inputs, { ...data, urgent: true, tags: ['x'] }, { urgent: [], tags: [] })).toEqual(
      data,
    );
  });

  it('ticks and unticks boxes in rows', () => {
    const ticked = { ...data, rows: [{ share: '1', exempt: true }, { share: '2' }] };
    expect(withControls(inputs, data, { 'rows.0.exempt': ['true'] })).toEqual(ticked);
    expect(withControls(inputs, ticked, { 'rows.0.exempt': [] })).toMatchObject({
      rows: [{ exempt: false }, {}],
    });
  });

  it('prefers typed text to presets', () => {
    expect(withControls(inputs, data, { kind: ['a'] })).toMatchObject({ kind: 'a', rate: '6,17' });
    expect(withControls(inputs, data, { rate: ['8'], kind: ['a'] })).toMatchObject({ kind: 'a', rate: '8' });
  });

  it('ignores unknown fields and rows', () => {
    expect(withControls(inputs, data, { 'rows.0.other': ['1'], 'kind.0.share': ['1'] })).toEqual(data);
    expect(withControls(inputs, data, { other: ['1'], constructor: ['1'], 'rows.7.share': ['1'] })).toEqual(
      data,
    );
    expect(withControls(inputs, { ...data, rows: 'x' }, { 'rows.0.share': ['1'] })).toMatchObject({
      rows: 'x',
    });
  });
});
