import { describe, expect, it } from 'vitest';
import { fieldAt, inFieldOrder, problemsFromSchema, sentenceFor } from './problem.ts';
import { sample } from './testing/sample.ts';

const { inputs } = sample;
const error = (instancePath: string, keyword: string, params: Record<string, unknown> = {}) => ({
  instancePath,
  keyword,
  params,
});

describe('problemsFromSchema', () => {
  it('reports only the most basic refusal of each field', () => {
    const problems = problemsFromSchema(inputs, [
      error('/count', 'maximum'),
      error('/count', 'type'),
      error('/amount', 'exclusiveMinimum'),
    ]);
    expect(problems).toEqual([
      { field: 'count', message: 'Digite um número inteiro' },
      { field: 'amount', message: 'Informe o valor' },
    ]);
  });

  it('finds the missing field, also in rows', () => {
    expect(
      problemsFromSchema(inputs, [
        error('', 'required', { missingProperty: 'day' }),
        error('/parts/1', 'required', { missingProperty: 'unit' }),
        error('/parts/0/share', 'minimum'),
      ]),
    ).toEqual([
      { field: 'day', message: 'Informe o dia' },
      { field: 'parts.1.unit', message: 'Escolha a unidade' },
      { field: 'parts.0.share', message: 'A parte não pode ser negativa' },
    ]);
  });

  it('reports an unknown box as a problem of its group', () => {
    expect(problemsFromSchema(inputs, [error('/tags/0', 'enum'), error('/tags/1', 'enum')])).toEqual([
      { field: 'tags', message: 'Escolha uma das opções da lista' },
    ]);
  });

  it('skips keywords that only repeat others', () => {
    expect(problemsFromSchema(inputs, [error('/kind', 'oneOf'), error('', 'if')])).toEqual([]);
  });

  it('has a message even for an unknown field', () => {
    expect(problemsFromSchema(inputs, [error('/nada', 'maximum')])).toEqual([
      { field: 'nada', message: 'Valor inválido' },
    ]);
  });
});

describe('sentenceFor', () => {
  it("prefers the field's own message to the general one", () => {
    const own = { type: 'integer', title: 'X', messages: { type: 'Sem vírgula' } } as const;
    expect(sentenceFor(own, 'type')).toBe('Sem vírgula');
    expect(sentenceFor({ type: 'integer', title: 'X' }, 'type')).toBe('Digite um número inteiro');
    expect(sentenceFor({ type: 'number', title: 'X' }, 'maximum')).toBeUndefined();
    expect(sentenceFor({ type: 'number', title: 'X' }, 'required')).toBeUndefined();
  });

  it('gives a blank choice the message for an unknown option', () => {
    const choice = { type: 'string', title: 'X', oneOf: [{ const: 'a', title: 'A' }] } as const;
    expect(sentenceFor(choice, 'required')).toBe('Escolha uma das opções da lista');
    expect(sentenceFor({ ...choice, messages: { enum: 'Tipo inválido' } }, 'required')).toBe('Tipo inválido');
    expect(sentenceFor({ ...choice, messages: { required: 'Escolha' } }, 'required')).toBe('Escolha');
  });
});

describe('fieldAt', () => {
  it('finds fields and cells, but no inherited properties', () => {
    expect(fieldAt(inputs, 'amount')).toBe(inputs.properties['amount']);
    expect(fieldAt(inputs, 'parts.2.share')).toMatchObject({ title: 'Parte' });
    expect(fieldAt(inputs, 'nada')).toBeUndefined();
    expect(fieldAt(inputs, 'constructor')).toBeUndefined();
    expect(fieldAt(inputs, 'parts.0.toString')).toBeUndefined();
    expect(fieldAt(inputs, '__proto__')).toBeUndefined();
  });
});

describe('inFieldOrder', () => {
  it('follows the fields on screen and rows in order, with the whole form last and one problem per field', () => {
    const problem = (field: string, message = 'x') => ({ field, message });
    const sorted = inFieldOrder(inputs, [
      problem(''),
      problem('parts.10.share'),
      problem('parts.2.unit'),
      problem('parts.2.share'),
      problem('parts'),
      problem('day'),
      problem('amount', 'primeira'),
      problem('amount', 'segunda'),
    ]);
    expect(sorted.map(({ field }) => field)).toEqual([
      'amount',
      'day',
      'parts',
      'parts.2.share',
      'parts.2.unit',
      'parts.10.share',
      '',
    ]);
    expect(sorted[0]?.message).toBe('primeira');
  });
});
