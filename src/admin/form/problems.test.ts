import { describe, expect, it } from 'vitest';
import { schemaCompiler } from '../../../compiler/schemas.ts';
import { schemaProblems } from './problems.ts';

const FIELDS = {
  name: {
    title: 'Nome',
    type: 'string',
    minLength: 3,
    messages: { required: 'Falta.', minLength: 'Curto.' },
  },
  site: {
    title: 'Site',
    type: 'string',
    pattern: '^/',
    maxLength: 5,
    messages: { pattern: 'Comece com /.' },
  },
  tags: { title: 'Nomes', type: 'array', items: { minLength: 1 }, messages: { minLength: 'Um sem nome.' } },
};
const of = (schema: object) => schemaCompiler().compile(schema);
const fields = of({ type: 'object', properties: FIELDS });

describe('schemaProblems', () => {
  it('returns nothing if the schema refuses nothing, or only fields outside the form', () => {
    expect(schemaProblems(fields, { name: 'Ana', site: '/a', tags: ['a'] }, FIELDS)).toEqual({});
    expect(schemaProblems(fields, {}, FIELDS)).toEqual({});
  });

  it('distinguishes a blank field from an invalid one', () => {
    expect(schemaProblems(fields, { name: '' }, FIELDS)).toEqual({ name: 'Falta.' });
    expect(schemaProblems(fields, { name: 'A' }, FIELDS)).toEqual({ name: 'Curto.' });
  });

  it('falls back to the first message for a keyword without one', () => {
    expect(schemaProblems(fields, { site: '/abcdef' }, FIELDS)).toEqual({ site: 'Comece com /.' });
    expect(schemaProblems(fields, { site: 3 }, FIELDS)).toEqual({ site: 'Comece com /.' });
  });

  it('returns one message per field, in the order of the fields, even for nested problems', () => {
    const problems = schemaProblems(fields, { tags: ['a', ''], site: 'abcdefg', name: 'A' }, FIELDS);
    expect(Object.entries(problems)).toEqual([
      ['name', 'Curto.'],
      ['site', 'Comece com /.'],
      ['tags', 'Um sem nome.'],
    ]);
  });

  it('validates fields nested in a part of the data', () => {
    const nested = of({ type: 'object', properties: { part: { type: 'object', properties: FIELDS } } });
    expect(schemaProblems(nested, { name: 'A' }, FIELDS, 'part')).toEqual({ name: 'Curto.' });
  });
});
