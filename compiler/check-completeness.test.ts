import { describe, expect, it } from 'vitest';
import { completenessFaults, unprovenFaults } from './check-completeness.ts';
import { rowsOf } from '../src/engine/testing/rows-of.ts';
import { tiny, tinyCalculator } from '../src/engine/testing/tiny.ts';

const TODAY = '2026-11-20';
const { examples, sources } = tiny();

describe('completenessFaults', () => {
  it('finds nothing missing in a complete definition', () => {
    expect(completenessFaults(tiny(), TODAY)).toEqual([]);
  });

  it.each([
    [{ description: 'Curta' }, 'description', 'a descrição tem 5 caracteres'],
    [{ description: 'a'.repeat(201) }, 'description', 'a descrição tem 201 caracteres'],
    [
      { result: [{ kind: 'headline', value: 'double' }] },
      'result[0] (headline)',
      'o destaque não responde com uma frase',
    ],
    [{ keywords: 'dobro, , duas' }, 'keywords', 'palavras de busca: só 2'],
    [{ examples: examples.slice(1) }, 'examples', 'só 3 exemplos'],
    [{ examples: examples.slice(3) }, 'examples', 'só 1 exemplo'],
    [
      { examples: [{ ...examples[0], testOnly: true }, ...examples.slice(1)] },
      'examples[0]',
      'o primeiro exemplo fica fora da página (testOnly)',
    ],
    [
      { examples: [...examples, examples[0]] },
      'examples[4]',
      'o título "O dobro de 1" já é de outro exemplo',
    ],
    [
      { examples: [...examples, { ...examples[0], title: 'X', source: 'Eu' }] },
      'examples[4] (X)',
      'a fonte "Eu" não diz de onde vêm os valores',
    ],
    [{ sources: [] }, 'sources', 'nenhuma fonte'],
    [{ sources: [...sources, ...sources] }, 'sources[1] (Aritmética)', 'a fonte está citada duas vezes'],
    [
      { sources: [{ ...sources[0], url: 'http://www.gov.br/' }] },
      'sources[0] (Aritmética)',
      '"http://www.gov.br/" não é um endereço seguro',
    ],
    [
      { sources: [{ ...sources[0], checkedOn: '2026-11-21' }] },
      'sources[0] (Aritmética)',
      '"2026-11-21" não é um dia que já foi',
    ],
    [
      { sources: [{ ...sources[0], checkedOn: '02/01/2026' }] },
      'sources[0] (Aritmética)',
      '"02/01/2026" não é um dia que já foi',
    ],
  ])('reports a missing part with %j', (changes, place, problem) => {
    const faults = completenessFaults(tiny(changes), TODAY);
    expect(faults).toMatchObject([{ place, problem }]);
    expect(faults[0]?.remedy).not.toBe('');
  });
});

describe('unprovenFaults', () => {
  const n = { type: 'number', title: 'N', maximum: 9, messages: { maximum: 'Até 9' } };
  const inputs = { type: 'object', required: ['n'], properties: { n } };
  const placesOf = (changes: Parameters<typeof tinyCalculator>[0]) =>
    unprovenFaults(tinyCalculator(changes)).map(({ place, problem }) => `${place}: ${problem}`);

  it('accepts sentences proven by implied refusals', () => {
    expect(placesOf({ inputs })).toEqual([]);
  });

  it('requires a refusal if no example shows the field', () => {
    const hidden = { ...n, visibleWhen: 'm > 5' };
    const m = { type: 'number', title: 'M' };
    const properties = { m, n, hidden };
    const unproven = 'inputs.properties.hidden.maximum: nenhum caso de refusals prova a frase "Até 9"';
    expect(placesOf({ inputs: { type: 'object', properties } })).toEqual([unproven]);
    const refusals = [{ input: { m: 6, hidden: 10 }, field: 'hidden', message: 'Até 9' }];
    expect(placesOf({ inputs: { type: 'object', properties }, refusals })).toEqual([]);
  });

  const isOdd = (message: string) => ({
    field: 'n',
    check: ({ n: value }: { n: number }) => (value % 2 === 1 ? message : undefined),
  });
  const rules = [
    { field: 'n', assert: 'n > 0', message: 'Digite mais que {n}' },
    isOdd('Só pares'),
    { field: 'n', warn: 'n > 5', message: 'É muito' },
  ];

  it('requires a refusal for every refusing rule', () => {
    expect(placesOf({ rules })).toEqual([
      'rules[0] (n): nenhum caso de refusals prova a frase "Digite mais que {n}"',
      'rules[1] (n): nenhum caso de refusals prova a recusa',
    ]);
  });

  it('recognizes sentences with values filled in, and sentences of predicates', () => {
    const refusals = [
      { input: { n: -2 }, field: 'n', message: 'Digite mais que −2' },
      { input: { n: 3 }, field: 'n', message: 'Só pares' },
    ];
    expect(placesOf({ rules, refusals })).toEqual([]);
  });

  it('recognizes the sentence of a predicate in any row', () => {
    const cells = { n: { type: 'number', title: 'Número' } } as const;
    const properties = {
      n,
      list: { ...rowsOf(cells), default: [{ n: 1 }], messages: { minItems: 'Uma', maxItems: 'Três' } },
    };
    const rule = {
      field: 'n',
      each: 'list',
      check: ({ n: value }: { n: number }) => (value > 9 ? `${value} é muito` : undefined),
    };
    const changes = { inputs: { type: 'object', properties }, rules: [rule] };
    const refusal = {
      input: { n: 1, list: [{ n: 1 }, { n: 10 }] },
      field: 'list.1.n',
      message: '10 é muito',
    };
    expect(placesOf({ ...changes, refusals: [refusal] })).toEqual([]);
    const unproven = 'rules[0] (n): nenhum caso de refusals prova a recusa';
    expect(placesOf({ ...changes, refusals: [{ ...refusal, field: 'list.0.n' }] })).toEqual([unproven]);
  });
});
