import { describe, expect, it } from 'vitest';
import { faultsOf, onlyFault } from './testing/faults.ts';
import { sample, sampleWith, sampleWithFields } from '../src/engine/testing/sample.ts';

const { properties } = sample.inputs;
const field = (name: string) => properties[name] as object;
const [example] = sample.examples;

describe('checkDefinition, fields', () => {
  it.each([
    ['maximum', { type: 'number', title: 'X', maximum: 9 }],
    ['minimum', { type: 'number', title: 'X', minimum: 9 }],
    ['exclusiveMinimum', { type: 'number', title: 'X', exclusiveMinimum: 9 }],
    ['exclusiveMaximum', { type: 'number', title: 'X', exclusiveMaximum: 9 }],
    ['multipleOf', { type: 'number', title: 'X', multipleOf: 2 }],
    ['format', { type: 'string', title: 'X', format: 'date' }],
    ['required', { type: 'string', title: 'X', maxLength: 5, default: 'x' }],
  ])('refuses the keyword %s without its sentence', (keyword, extra) => {
    expect(onlyFault(sampleWithFields({ extra }))).toEqual({
      place: `inputs.properties.extra.${keyword}`,
      problem: `a palavra-chave "${keyword}" pode recusar um valor, mas não tem frase`,
      remedy: `acrescente messages: { ${keyword}: '…' } ao campo`,
    });
  });

  it('refuses limits on rows, and keywords of their cells, without sentences', () => {
    const rows = {
      ...field('parts'),
      messages: {},
      default: [{ share: 100 }],
      items: { type: 'object', properties: { share: { type: 'number', title: 'Parte', minimum: 0 } } },
    };
    const definition = sampleWith({
      ...sampleWithFields({ parts: rows }),
      rules: [],
      examples: [{ ...example, input: { amount: 100, day: '2026-01-02', tags: ['a'] } }],
    });
    expect(faultsOf(definition).map(({ place }) => place)).toEqual([
      'inputs.properties.parts.minItems',
      'inputs.properties.parts.maxItems',
      'inputs.properties.parts.items.properties.share.minimum',
    ]);
  });

  it('requires a sentence for missing numbers only if blank numbers count as missing', () => {
    const extra = { type: 'number', title: 'X', default: 0 };
    expect(faultsOf(sampleWithFields({ extra }))).toEqual([]);
    const definition = sampleWith({ ...sampleWithFields({ extra }), blankNumbers: 'missing' });
    expect(faultsOf(definition).map(({ place }) => place)).toContain('inputs.properties.extra.required');
  });

  it('accepts the default sentence if it is the same everywhere', () => {
    const extra = { type: 'integer', title: 'X' };
    const choice = { type: 'string', title: 'X', oneOf: [{ const: 'x', title: 'X' }], default: 'x' };
    expect(faultsOf(sampleWithFields({ extra, choice }))).toEqual([]);
  });

  it.each(['today', 'entrada', 'min', 'given', 'and'])('refuses a field called %s', (name) => {
    expect(onlyFault(sampleWithFields({ [name]: { type: 'number', title: 'X' } }))).toEqual({
      place: `inputs.properties.${name}`,
      problem: `"${name}" já tem outro sentido nas expressões`,
      remedy: 'dê outro nome ao campo',
    });
  });

  it('refuses unknown names in the rows that a list starts with or adds', () => {
    const parts = {
      ...sample.inputs.properties['parts'],
      default: [{ shar: 100 }],
      newRow: { unt: 'reais' },
    };
    const faults = faultsOf(sampleWithFields({ parts }));
    expect(faults.map(({ place, problem }) => `${place}: ${problem}`)).toEqual([
      'inputs.properties.parts.default.0: o campo "shar" não existe na linha',
      'inputs.properties.parts.newRow: o campo "unt" não existe na linha',
    ]);
  });

  it('refuses a minimum above the maximum', () => {
    const count = { ...sample.inputs.properties['count'], minimum: 11 };
    expect(onlyFault(sampleWithFields({ count }))).toEqual({
      place: 'inputs.properties.count.minimum',
      problem: 'o mínimo, 11, é maior que o máximo, 10',
      remedy: 'troque os limites',
    });
  });

  it('refuses options that repeat a value, have another type, or preset unknown fields', () => {
    const extra = {
      type: 'string',
      title: 'X',
      oneOf: [
        { const: 'a', title: 'A', sets: { nada: 1 } },
        { const: 'a', title: 'B' },
        { const: 3, title: 'C' },
      ],
    };
    expect(faultsOf(sampleWithFields({ extra })).map(({ problem }) => problem)).toEqual([
      'duas opções têm o mesmo valor',
      'o campo é do tipo "string", mas uma opção não é',
      'o campo "nada" não existe',
    ]);
  });

  it('refuses a default that the schema refuses', () => {
    const count = { ...field('count'), default: 11 };
    const definition = sampleWith({
      ...sampleWithFields({ count }),
      examples: [{ ...example, input: { ...example?.input, count: 2 } }],
      refusals: [],
    });
    expect(onlyFault(definition)).toEqual({
      place: 'inputs.properties.count.default',
      problem: 'o valor padrão é recusado: No máximo dez vezes',
      remedy: 'corrija o default ou o limite',
    });
  });

  it('refuses unknown names among the required fields', () => {
    const inputs = { ...sample.inputs, required: ['amount', 'kind', 'day', 'dia'] };
    const { place, problem, remedy } = onlyFault(sampleWith({ inputs }));
    expect([place, problem]).toEqual(['inputs.required', 'o campo "dia" não existe']);
    expect(remedy).toBe('use um destes: amount, count, kind, rate, day, ano, note, urgent, tags, parts');
  });

  it('refuses unknown names among the required questions', () => {
    const asks = [{ fields: ['amount', 'valor'], message: 'Informe o valor' }];
    const { place, problem } = onlyFault(sampleWith({ asks }));
    expect([place, problem]).toEqual(['asks[0].fields', 'o campo "valor" não existe']);
  });
});
