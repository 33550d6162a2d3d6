import { describe, expect, it } from 'vitest';
import { expressionsOf, templatesOf } from './expressions-of.ts';
import { sample, sampleWith, sampleWithFields } from '../src/engine/testing/sample.ts';

describe('expressionsOf', () => {
  it('finds the expressions of fields, rules and elements, each with its phase', () => {
    expect(expressionsOf(sample)).toEqual([
      { place: 'inputs.properties.rate.visibleWhen', source: 'kind == "extra"', phase: 'asking' },
      { place: 'rules[0].assert', source: 'day <= today', phase: 'judging' },
      {
        place: 'rules[1].assert',
        source: 'unit != "percent" or share <= 100',
        phase: 'judging',
        rows: 'parts',
      },
      { place: 'rules[3].warn', source: 'total > 1000', phase: 'showing' },
      { place: 'rules[4].assert', source: 'total <= 5000000', phase: 'judging' },
      { place: 'result[1].items[0].when', source: 'count > 1', phase: 'showing' },
      { place: 'result[4].when', source: 'urgent', phase: 'showing' },
    ]);
  });

  it('finds the conditions of tables', () => {
    const sources = sample.sources.map((source) => ({ ...source, usedWhen: 'urgent' }));
    expect(expressionsOf(sampleWith({ sources }))).toContainEqual({
      place: 'sources[0].usedWhen',
      source: 'urgent',
      phase: 'showing',
    });
  });

  it('finds the conditions of cells, with their rows in scope', () => {
    const name = { type: 'string', title: 'Nome', maxLength: 9, visibleWhen: 'unit == "reais"' };
    const parts = { ...sample.inputs.properties['parts'], items: { type: 'object', properties: { name } } };
    expect(expressionsOf(sampleWithFields({ parts }))).toContainEqual({
      place: 'inputs.properties.parts.items.properties.name.visibleWhen',
      source: 'unit == "reais"',
      phase: 'asking',
      rows: 'parts',
    });
  });
});

describe('templatesOf', () => {
  it('finds the sentences of rules and elements', () => {
    const result = [
      ...sample.result,
      { kind: 'text', text: 'texto' },
      { kind: 'figures', items: ['average', { value: 'total', note: 'nota' }] },
    ];
    const found = templatesOf(sampleWith({ result })).map(({ place, source }) => `${place}: ${source}`);
    expect(found).toEqual([
      'rules[0].message: O dia não pode ser futuro',
      'rules[1].message: A parte de {share|percent} passa de 100%',
      'rules[3].message: O total de {total} é alto',
      'rules[4].message: O total passa do limite',
      'result[0].answer: {entrada.count} vezes {average}',
      'result[4].text: Com urgência.',
      'result[5].text: texto',
      'result[6].items[1].note: nota',
    ]);
  });
});
