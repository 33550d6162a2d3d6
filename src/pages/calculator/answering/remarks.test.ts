import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { rowsOf } from '../../../engine/testing/rows-of.ts';
import { remarksOn } from './remarks.ts';

const inputs: ObjectSchema = {
  type: 'object',
  properties: {
    salary: {
      type: 'number',
      format: 'money',
      title: 'Salário',
      unusual: { below: 1621, named: 'o salário mínimo', above: 324_200 },
    },
    rate: { type: 'number', format: 'percent', title: 'Taxa' },
    kind: { type: 'string', title: 'Tipo de rescisão', oneOf: [{ const: 'a', title: 'A' }] },
    day: { type: 'string', format: 'date', title: 'Dia' },
    rows: rowsOf({ share: { type: 'number', title: 'Parte' } }),
  },
};
const ALL = 'Preencha todos os campos obrigatórios';

function remarks(data: Record<string, unknown>, refused: Record<string, string> = {}, submitted = data) {
  const problems = Object.entries(refused).map(([field, message]) => ({ field, message }));
  return remarksOn(inputs, { data, submitted, problems }).map(([path, { text }]) => `${path}: ${text}`);
}

describe('remarksOn', () => {
  it('points out text in a number field, in cells too', () => {
    expect(remarks({ salary: 'abc' }, { salary: 'Informe o salário' })).toEqual([
      'salary: Digite só números, como 3.000,00.',
    ]);
    expect(remarks({ rate: 'dez' }, { rate: 'Informe a taxa' })).toEqual([
      'rate: Digite só números, como 12.',
    ]);
    expect(remarks({ rows: [{ share: '1,5' }, { share: 'x' }, { share: ' ' }] })).toEqual([
      'rows.1.share: Isto não é um número: o campo conta como vazio',
    ]);
  });

  it('points out a negative number and a zero, unless the refusal does', () => {
    expect(remarks({ salary: '-3000' }, { salary: 'Informe o salário' })).toEqual([
      'salary: O valor não pode ser negativo.',
    ]);
    expect(remarks({ salary: '0' }, { salary: 'Informe o salário' })).toEqual([
      'salary: O valor não pode ser zero.',
    ]);
    expect(remarks({ salary: '0' }, { salary: 'O salário deve ser maior que zero' })).toEqual([]);
  });

  it('names the field if the refusal is a general one', () => {
    expect(remarks({ kind: '', day: '' }, { kind: ALL, day: ALL })).toEqual([
      'kind: Escolha uma opção em “Tipo de rescisão”.',
      'day: Preencha “Dia”.',
    ]);
    expect(remarks({ kind: '' }, { kind: 'Escolha o tipo de rescisão' })).toEqual([]);
    expect(remarks({ day: 'ontem' }, { day: ALL })).toEqual(['day: Digite uma data, como 15/06/2026.']);
    expect(remarks({ day: '01/01/2030' }, { day: 'Não há tabela para 2030' })).toEqual([]);
  });

  it('asks about unusual numbers without refusing them', () => {
    expect(remarks({ salary: '150' })).toEqual([
      'salary: É menos que o salário mínimo, R$ 1.621,00. Está certo?',
    ]);
    expect(remarks({ salary: '3.000.000,00' })).toEqual(['salary: É mais que R$ 324.200,00. Está certo?']);
    expect(remarks({ salary: '1.621,00' })).toEqual([]);
    expect(remarks({ salary: '' })).toEqual([]);
  });

  it('appears only after a calculation, and disappears with an edit', () => {
    expect(remarksOn(inputs, { data: { salary: 'abc' }, submitted: undefined, problems: [] })).toEqual([]);
    expect(remarks({ salary: 'R$' }, {}, { salary: 'abc' })).toEqual([]);
  });
});
