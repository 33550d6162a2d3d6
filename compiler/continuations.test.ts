import { describe, expect, it } from 'vitest';
import { tiny } from '../src/engine/testing/tiny.ts';
import { sharedFields, continuations } from './continuations.ts';
import { onlyFault } from './testing/faults.ts';
import { sampleWith } from '../src/engine/testing/sample.ts';

const salary = { type: 'number', format: 'money', title: 'Salário', meaning: 'salarioBruto' } as const;
const dependants = {
  type: 'integer',
  title: 'Dependentes',
  default: 0,
  details: true,
  meaning: 'dependentes',
} as const;
const months = { type: 'integer', title: 'Meses', unit: 'meses', meaning: 'mesesTrabalhados' } as const;
const options = ['nominal', 'mensal'].map((name) => ({ const: name, title: name }));
const rate = {
  type: 'number',
  title: 'Taxa',
  unitBy: { field: 'tipo', units: { nominal: '% ao ano', mensal: '% ao mês' } },
  meaning: 'taxaDoCredito',
} as const;
const rateKind = { type: 'string', title: 'Tipo', oneOf: options, meaning: 'tipoDaTaxa' } as const;

function asking(id: string, properties: object, more: object = {}) {
  return { id, shared: sharedFields(tiny({ inputs: { type: 'object', properties }, ...more })) };
}

const fieldsFrom = (id: string, all: ReturnType<typeof asking>[], related: readonly string[] = []) =>
  Object.fromEntries(continuations(all)(id, related).map(({ id: target, fields }) => [target, fields]));

describe('continuations', () => {
  it('pair fields with the same meaning, regardless of their names', () => {
    const all = [
      asking('a', { salario: salary, outro: dependants }),
      asking('b', { salary }),
      asking('c', {}),
    ];
    expect(fieldsFrom('a', all)).toEqual({ b: { salario: 'salary' } });
    expect(fieldsFrom('b', all)).toEqual({ a: { salary: 'salario' } });
    expect(fieldsFrom('c', all)).toEqual({});
  });

  it('list at most three calculators: first those that share most, then related ones', () => {
    const both = { salary, dependants };
    const all = [
      asking('a', both),
      ...['b', 'c', 'd', 'e'].map((id) => asking(id, { salary })),
      asking('f', both),
    ];
    expect(continuations(all)('a', ['d']).map(({ id }) => id)).toEqual(['f', 'd', 'b']);
  });

  it('require a main field in common', () => {
    expect(fieldsFrom('a', [asking('a', { dependants }), asking('b', { dependants })])).toEqual({});
  });

  it('require more in common than a rate and a term, which mean nothing without an amount', () => {
    const term = { ...months, visibleWhen: "prazoEm == 'meses'" };
    const prazoEm = {
      ...rateKind,
      oneOf: [{ const: 'meses', title: 'Meses' }],
      meaning: 'unidadeDoPrazoDoCredito',
    };
    const loan = { rate, tipo: rateKind, term, prazoEm };
    expect(fieldsFrom('a', [asking('a', loan), asking('b', loan)])).toEqual({});
    const withAmount = [asking('a', { ...loan, salary }), asking('b', { ...loan, salary })];
    expect(Object.keys(fieldsFrom('a', withAmount)['b'] ?? {})).toEqual([...Object.keys(loan), 'salary']);
  });

  it('pass no value that the other field would interpret differently', () => {
    const yearly = { ...months, unit: 'anos' };
    expect(fieldsFrom('a', [asking('a', { months }), asking('b', { yearly })])).toEqual({});
    const all = [asking('a', { rate, tipo: rateKind, months }), asking('b', { rate, months })];
    expect(fieldsFrom('a', all)).toEqual({ b: { months: 'months' } });
    const same = [
      asking('a', { rate, tipo: rateKind, months }),
      asking('b', { juros: rate, tipo: rateKind, months }),
    ];
    expect(fieldsFrom('a', same)).toEqual({ b: { rate: 'juros', tipo: 'tipo', months: 'months' } });
  });

  it('pass on declared results', () => {
    const all = [
      asking('a', { salary }, { passesOn: { meses: 'mesesTrabalhados' } }),
      asking('b', { months }),
    ];
    expect(fieldsFrom('a', all)).toEqual({ b: { meses: 'months' } });
    expect(fieldsFrom('b', all)).toEqual({});
  });

  it('refuse unknown results', () => {
    expect(onlyFault(sampleWith({ passesOn: { nada: 'mesesTrabalhados' } }))).toMatchObject({
      place: 'passesOn',
      problem: '"nada" não é um número no resultado de nenhum exemplo',
    });
  });
});
