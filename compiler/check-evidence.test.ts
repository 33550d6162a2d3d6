import { describe, expect, it } from 'vitest';
import { beginningFaults } from './check-evidence.ts';
import { faultsOf, onlyFault } from './testing/faults.ts';
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

  it('refuses an example that is wrong by a cent or a word', () => {
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

  it('names the method for quantities that are added with an operator', () => {
    const compute = ({ amount }: { amount: number }) => ({ total: amount + 1 });
    expect(faultsOf(sampleWith({ compute }))[0]?.problem).toContain(
      'compute lançou um erro: use .plus(): quantidades não se somam com +',
    );
  });

  it('refuses a default beyond the limits, even for a field that is initially hidden', () => {
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

  it('refuses a form that starts filled without a result', () => {
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

  it('refuses an example that is refused', () => {
    expect(onlyFault(sampleWith({ examples: [{ ...example, input: {} }] }))).toEqual({
      place: 'examples[0] (Duas vezes cem)',
      problem: 'o exemplo foi recusado: amount: Informe o valor; day: Informe o dia',
      remedy: 'corrija o exemplo ou a regra',
    });
  });

  it('refuses a misspelt input in an example, which would silently be the default', () => {
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

  it('counts days before the day of the calculation only for dates', () => {
    const daysBefore = { day: 1, amount: 2 };
    expect(onlyFault(sampleWith({ examples: [{ ...example, daysBefore }] }))).toEqual({
      place: 'examples[0] (Duas vezes cem).daysBefore',
      problem: 'o campo "amount" não existe',
      remedy: 'use um destes: day',
    });
  });

  it('refuses a refusal case that is calculated', () => {
    const refusals = [{ input: { amount: 1, day: '2026-01-02' }, field: 'amount', message: 'x' }];
    expect(onlyFault(sampleWith({ refusals }))).toEqual({
      place: 'refusals[0]',
      problem: 'o caso deveria ser recusado, mas foi calculado',
      remedy: 'corrija o caso ou a regra',
    });
  });

  it('refuses a refusal case with another sentence or field', () => {
    const refusals = [{ input: { amount: 1 }, field: 'day', message: 'Informe a data' }];
    expect(onlyFault(sampleWith({ refusals })).problem).toBe(
      'esperava "day: Informe a data", mas as recusas foram "day: Informe o dia"',
    );
  });
});
