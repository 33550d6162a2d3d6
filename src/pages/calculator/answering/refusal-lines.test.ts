import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { rowsOf } from '../../../engine/testing/rows-of.ts';
import { headingOf, linesOf } from './refusal-lines.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    salario: { type: 'number', title: 'Salário' },
    admissao: { type: 'string', format: 'date', title: 'Data de admissão' },
    linhas: rowsOf({ peso: { type: 'number', title: 'Peso' } }),
  },
};

describe('linesOf', () => {
  it('lists each message once, with all fields that it concerns', () => {
    const problems = [
      { field: 'salario', message: 'Preencha tudo' },
      { field: 'admissao', message: 'Preencha tudo' },
      { field: 'linhas', message: 'Digite pelo menos 2 valores' },
      { field: 'linhas.1.peso', message: 'Peso negativo' },
      { field: '', message: 'Erro no cálculo' },
    ];
    expect(linesOf(inputs, problems)).toEqual([
      {
        sentence: 'Preencha tudo',
        fields: [
          { path: 'salario', title: 'Salário' },
          { path: 'admissao', title: 'Data de admissão' },
        ],
      },
      { sentence: 'Digite pelo menos 2 valores', fields: [{ path: 'linhas', title: 'Linhas' }] },
      { sentence: 'Peso negativo', fields: [{ path: 'linhas.1.peso', title: 'Linha 2: Peso' }] },
      { sentence: 'Erro no cálculo', fields: [] },
    ]);
  });

  it.each([
    [[''], 'Confira os dados'],
    [['salario'], 'Confira este campo'],
    [['salario', ''], 'Confira este campo'],
    [['salario', 'admissao', ''], 'Confira 2 campos'],
  ])('counts the fields %j as "%s"', (fields, heading) => {
    expect(headingOf(fields.map((field) => ({ field, message: field })))).toBe(heading);
  });
});
