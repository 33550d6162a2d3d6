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
  it('is nothing where the schema refuses nothing, also of fields that are not asked for', () => {
    expect(schemaProblems(fields, { name: 'Ana', site: '/a', tags: ['a'] }, FIELDS)).toEqual({});
    expect(schemaProblems(fields, {}, FIELDS)).toEqual({});
  });

  it('tells a blank field from one with something wrong', () => {
    expect(schemaProblems(fields, { name: '' }, FIELDS)).toEqual({ name: 'Falta.' });
    expect(schemaProblems(fields, { name: 'A' }, FIELDS)).toEqual({ name: 'Curto.' });
  });

  it('tells the first sentence where the keyword has none', () => {
    expect(schemaProblems(fields, { site: '/abcdef' }, FIELDS)).toEqual({ site: 'Comece com /.' });
    expect(schemaProblems(fields, { site: 3 }, FIELDS)).toEqual({ site: 'Comece com /.' });
  });

  it('tells one sentence a field, in their order, for what is inside of them too', () => {
    const problems = schemaProblems(fields, { tags: ['a', ''], site: 'abcdefg', name: 'A' }, FIELDS);
    expect(Object.entries(problems)).toEqual([
      ['name', 'Curto.'],
      ['site', 'Comece com /.'],
      ['tags', 'Um sem nome.'],
    ]);
  });

  it('finds the fields in a part of the data', () => {
    const whole = of({ type: 'object', properties: { part: { type: 'object', properties: FIELDS } } });
    expect(schemaProblems(whole, { name: 'A' }, FIELDS, 'part')).toEqual({ name: 'Curto.' });
  });
});
