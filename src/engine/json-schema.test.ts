import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { hasDefault } from '../fields/kinds.ts';
import { publicSchema, validationSchema } from './json-schema.ts';
import { DAY, sample } from './testing/sample.ts';

describe('publicSchema', () => {
  const schema = publicSchema(sample.inputs, DAY);
  const properties = schema['properties'] as Record<string, Record<string, unknown>>;

  it('has standard keywords only', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(properties['amount']).toEqual({
      type: 'number',
      title: 'Valor',
      exclusiveMinimum: 0,
      maximum: 1_000_000,
    });
    expect(JSON.stringify(schema)).not.toMatch(
      /messages|visibleWhen|widget|rowName|addLabel|"(money|percent)":/,
    );
  });

  it('requires only fields without a default', () => {
    expect(schema['required']).toEqual(['amount', 'day']);
  });

  it('does not require a field that is not always visible', () => {
    const inputs = {
      type: 'object',
      required: ['kind', 'rate'],
      properties: {
        kind: { type: 'string', title: 'Tipo', maxLength: 9 },
        rate: { type: 'number', title: 'Taxa', visibleWhen: 'kind == "x"' },
      },
    } as const;
    expect(publicSchema(inputs, DAY)['required']).toEqual(['kind']);
  });

  it('expands choices, dates, the default of the day, boxes and rows', () => {
    expect(properties['kind']).toMatchObject({
      default: 'plain',
      oneOf: [{ const: 'plain', title: 'Simples' }, {}],
    });
    expect(properties['day']).toMatchObject({ type: 'string', format: 'date' });
    expect(properties['ano']).toMatchObject({ default: 2026 });
    expect(properties['tags']).toMatchObject({
      uniqueItems: true,
      items: { type: 'string', enum: ['a', 'b'] },
    });
    expect(properties['parts']).toMatchObject({
      minItems: 1,
      maxItems: 3,
      items: { type: 'object', properties: { share: { type: 'number', minimum: 0 } } },
    });
  });

  it('lists suggested values as examples', () => {
    const inputs = {
      type: 'object',
      properties: { ano: { type: 'integer', title: 'Ano', suggestions: () => [2026, 2025] } },
    } as const;
    expect(publicSchema(inputs, DAY)['properties']).toEqual({
      ano: { type: 'integer', title: 'Ano', examples: [2026, 2025] },
    });
  });

  it('compiles in a strict validator', () => {
    const { $schema: _, ...rest } = schema;
    const ajv = new Ajv({ strict: true, formats: { date: true } });
    const validate = ajv.compile(rest);
    expect(validate({ amount: 1, day: DAY })).toBe(true);
    expect(validate({ amount: 0, day: DAY })).toBe(false);
    expect(validate({ amount: 1, day: DAY, kind: 'other' })).toBe(false);
  });
});

describe('validationSchema', () => {
  const schema = validationSchema(sample.inputs);
  const properties = schema['properties'] as Record<string, Record<string, unknown>>;

  it('requires every field with a promised value: required fields and fields with a default', () => {
    expect(schema['required']).toEqual(['amount', 'count', 'kind', 'day', 'ano', 'urgent', 'tags', 'parts']);
    expect(properties['parts']).toMatchObject({ items: { required: ['unit'] } });
  });

  it('keeps only keywords that can refuse a value; for a choice, its values', () => {
    expect(properties['kind']).toEqual({ enum: ['plain', 'extra'] });
    expect(properties['ano']).toEqual({ enum: [2026, 2025] });
    expect(properties['count']).toEqual({ type: 'integer', minimum: 1, maximum: 10 });
    expect(properties['day']).toEqual({ type: 'string' });
  });
});

describe('hasDefault', () => {
  it('counts fixed defaults and those of the day', () => {
    expect(hasDefault({ type: 'number', title: 'X', default: 0 })).toBe(true);
    expect(hasDefault({ type: 'integer', title: 'X', defaultOn: () => 1 })).toBe(true);
    expect(hasDefault({ type: 'number', title: 'X' })).toBe(false);
  });
});
