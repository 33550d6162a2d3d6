import { describe, expect, it } from 'vitest';
import { beginningFaults, differences } from './check-evidence.ts';
import { ADDED_RULE, faultsOf, onlyFault, withRules } from './testing/faults.ts';
import { sample, sampleWith, sampleWithFields } from '../src/engine/testing/sample.ts';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';

const [example] = sample.examples;

describe('checkDefinition, evidence', () => {
  it('refuses a definition without examples', () => {
    expect(onlyFault(sampleWith({ examples: [] }))).toEqual({
      place: 'examples',
      problem: 'nenhum exemplo',
      remedy: 'escreva ao menos um, com a sua fonte',
    });
  });

  it('refuses an example that differs by a cent or a word', () => {
    const definition = sampleWith({
      examples: [{ ...example, expected: { total: 200.01, due: '2026-01-03' } }],
    });
    expect(faultsOf(definition)).toEqual([
      {
        place: 'examples[0] (Duas vezes cem)',
        problem: 'total: esperava 200.01, veio 200',
        remedy: 'confira com a fonte (Conta à mão: 100 × 2)',
      },
      {
        place: 'examples[0] (Duas vezes cem)',
        problem: 'due: esperava "2026-01-03", veio "2026-01-02"',
        remedy: 'confira com a fonte (Conta à mão: 100 × 2)',
      },
    ]);
  });

  it.each([
    ['answers later', () => Promise.resolve({ total: 200 })],
    ['fails later', () => Promise.reject(new Error('boom'))],
  ])('refuses a compute that %s', (_, compute) => {
    expect(faultsOf(sampleWith({ compute }))[0]?.problem).toContain('compute não pode ser async');
  });

  it('suggests the method for quantities that are added with an operator', () => {
    const compute = ({ amount }: { amount: number }) => ({ total: amount + 1 });
    expect(faultsOf(sampleWith({ compute }))[0]?.problem).toContain(
      'compute lançou um erro: quantidades não se calculam nem se comparam com operadores',
    );
  });

  it.each([
    ['a number that is none', Number.NaN, 'um número da conta não existe (NaN)'],
    ['a division by zero', 0, 'uma divisão por zero'],
  ])('says in Portuguese that compute met %s', (_, divisor, meaning) => {
    const compute = ({ amount }: { amount: { over(divisor: number): object } }) => amount.over(divisor);
    expect(faultsOf(sampleWith({ compute }))[0]?.problem).toContain(`compute lançou um erro: ${meaning}`);
  });

  it('blames an exception in the function of a rule on this rule', () => {
    const check = ({ word }: { word: string }) => word.toUpperCase();
    const [fault] = faultsOf(withRules({ field: 'amount', check }));
    expect(fault).toMatchObject({
      problem: expect.stringContaining(
        `${ADDED_RULE}.check lançou um erro: leu "toUpperCase" de um valor que falta`,
      ) as unknown,
      remedy: expect.stringContaining('corrija a função da regra') as unknown,
    });
  });

  it('refuses a live notice that throws, with which the page would be blank', () => {
    const liveNotice = ({ amount }: { amount: { isAbove(limit: number): boolean } }) =>
      amount.isAbove(1) ? { tone: 'info', text: 'Alto' } : undefined;
    expect(onlyFault(sampleWith({ liveNotice }))).toMatchObject({
      place: 'liveNotice',
      problem: expect.stringContaining('liveNotice lançou um erro') as unknown,
      remedy: expect.stringContaining('números comuns') as unknown,
    });
  });

  it('names a wrong default before the examples that take it', () => {
    const count = { ...sample.inputs.properties['count'], default: 50 };
    const [fault] = faultsOf(sampleWithFields({ count }));
    expect(fault?.place).toBe('inputs.properties.count.default');
  });

  it('refuses a default beyond the limits, even of a field that is initially hidden', () => {
    const rate = {
      type: 'number',
      title: 'X',
      maximum: 5,
      visibleWhen: 'kind == "extra"',
      messages: { maximum: 'Até 5' },
    };
    const place = 'inputs.properties.rate.default';
    const faults = faultsOf(sampleWithFields({ rate: { ...rate, default: 6 } }));
    expect(faults.filter((fault) => fault.place === place)).toMatchObject([
      { problem: 'o valor padrão é recusado: Até 5' },
    ]);
    expect(
      faultsOf(sampleWithFields({ rate: { ...rate, default: 5 } })).map((fault) => fault.place),
    ).not.toContain(place);
  });

  it('refuses a form that starts filled in but has no result', () => {
    const starting = (start: Readonly<Record<string, unknown>>) =>
      beginningFaults(
        tinyCalculator({
          inputs: {
            type: 'object',
            required: ['n'],
            properties: { n: { type: 'number', title: 'N', ...start } },
          },
          rules: [{ field: 'n', assert: 'n > 1', message: 'Mais que um' }],
        }),
      );
    expect(starting({ default: 2 })).toEqual([]);
    expect(starting({})).toEqual([]);
    expect(starting({ default: 1 })).toMatchObject([
      { problem: 'o formulário começa preenchido, mas é recusado: n: Mais que um' },
    ]);
  });

  it('reports an example that is refused', () => {
    expect(onlyFault(sampleWith({ examples: [{ ...example, input: {} }] }))).toEqual({
      place: 'examples[0] (Duas vezes cem)',
      problem: 'o exemplo foi recusado: amount: Informe o valor; day: Informe o dia',
      remedy: 'corrija o exemplo ou a regra',
    });
  });

  it('refuses a misspelt input in an example, which would silently use the default', () => {
    const input = { ...example?.input, cont: 3, parts: [{ shere: 1 }] };
    expect(
      faultsOf(sampleWith({ examples: [{ ...example, input }] })).map(({ place, problem }) => [
        place,
        problem,
      ]),
    ).toEqual([
      ['examples[0] (Duas vezes cem).input.parts.0', 'o campo "shere" não existe'],
      ['examples[0] (Duas vezes cem).input', 'o campo "cont" não existe'],
    ]);
  });

  it('accepts days before the date of the calculation only for dates', () => {
    const daysBefore = { day: 1, amount: 2 };
    expect(onlyFault(sampleWith({ examples: [{ ...example, daysBefore }] }))).toEqual({
      place: 'examples[0] (Duas vezes cem).daysBefore',
      problem: 'o campo "amount" não existe',
      remedy: 'use um destes: day',
    });
  });

  it('reports a refusal case that is calculated', () => {
    const refusals = [{ input: { amount: 1, day: '2026-01-02' }, field: 'amount', message: 'x' }];
    expect(onlyFault(sampleWith({ refusals }))).toEqual({
      place: 'refusals[0]',
      problem: 'o caso deveria ser recusado, mas foi calculado',
      remedy: 'corrija o caso ou a regra',
    });
  });

  it('reports a refusal case with another sentence or field', () => {
    const refusals = [{ input: { amount: 1 }, field: 'day', message: 'Informe a data' }];
    expect(onlyFault(sampleWith({ refusals })).problem).toBe(
      'esperava "day: Informe a data", mas as recusas foram "day: Informe o dia"',
    );
  });
});

describe('differences', () => {
  it('ignores additional values', () => {
    expect(differences({ a: 1, b: { c: 'x' } }, { a: 1, b: { c: 'x', d: 2 }, e: [] })).toEqual([]);
    expect(differences({ rows: [{ a: 1 }] }, { rows: [{ a: 1, b: 2 }] })).toEqual([]);
    expect(differences({ x2: undefined }, {})).toEqual([]);
  });

  it('compares all values exactly', () => {
    expect(differences({ a: 0.3 }, { a: 0.1 + 0.2 })).toEqual(['a: esperava 0.3, veio 0.30000000000000004']);
    expect(differences({ a: 1 }, { a: 1.01 })).toEqual(['a: esperava 1, veio 1.01']);
    expect(differences({ a: 1 }, { a: '1' })).toEqual(['a: esperava 1, veio "1"']);
    expect(differences({ a: 0 }, { a: -0 })).toHaveLength(1);
  });

  it('reports absent and unexpected values with their path', () => {
    expect(differences({ b: { c: 1 } }, {})).toEqual(['b.c: esperava 1, mas o resultado não tem esse valor']);
    expect(differences({ x2: undefined }, { x2: 3 })).toEqual(['x2: esperava que faltasse, veio 3']);
    expect(differences({ rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ a: 1 }, { a: 3 }] })).toEqual([
      'rows.1.a: esperava 2, veio 3',
    ]);
  });

  it('requires lists to have the expected length', () => {
    expect(differences({ a: [] }, { a: [1] })).toEqual(['a: esperava 0 itens, vieram 1']);
    expect(differences({ a: [1] }, { a: [] })).toEqual(['a: esperava 1 itens, vieram 0']);
    expect(differences({ a: [1] }, { a: 1 })).toEqual(['a: esperava uma lista, veio 1']);
    expect(differences({ a: { b: 1 } }, { a: null })).toEqual([
      'a.b: esperava 1, mas o resultado não tem esse valor',
    ]);
  });
});
