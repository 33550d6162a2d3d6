import { describe, expect, it } from 'vitest';
import type { AnyField } from '../engine/input-schema.ts';
import { sample } from '../engine/testing/sample.ts';
import { isLike } from '../vocabulary/walk.ts';
import { kindNameOf } from './kinds.ts';
import { isRows } from './rows/kind.ts';
import { shapes } from '../vocabulary/field-kinds.ts';
import { debts } from '../engine/testing/debts.ts';

const fields = [sample, debts].flatMap(({ inputs }) =>
  Object.values(inputs.properties).flatMap((field): AnyField[] =>
    isRows(field) ? [field, ...Object.values(field.items.properties)] : [field],
  ),
);

describe('kindNameOf', () => {
  it('recognizes a field by its shape', () => {
    for (const field of fields) {
      const [name] = Object.entries(shapes).find(([, { condition }]) => isLike(condition, field)) ?? [];
      expect(kindNameOf(field), field.title).toBe(name);
    }
  });

  it('covers every kind', () => {
    expect(new Set(fields.map(kindNameOf))).toEqual(new Set(Object.keys(shapes)));
  });

  it('throws for an object that is no field', () => {
    expect(() => kindNameOf({ type: 'object', title: 'X' } as unknown as AnyField)).toThrow('X');
  });
});
