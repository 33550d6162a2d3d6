import { describe, expect, it } from 'vitest';
import { listedIn, relations } from './catalogue.ts';
import { calculatorPath } from './entry.ts';
import { inventedEntry } from '../search/testing/invented-entries.ts';

const agua = inventedEntry('saude/agua', { name: 'Água' });
const imc = inventedEntry('saude/imc', { name: 'IMC', popular: true, keywords: ['peso'] });
const calorias = inventedEntry('saude/calorias', { name: 'Calorias', keywords: ['Peso'] });
const price = inventedEntry('financeira/price', { name: 'Price', listedIn: ['financeira', 'financiamento'] });
const sac = inventedEntry('financiamento/sac', { name: 'SAC', keywords: ['peso'] });
const entries = [calorias, imc, agua, price, sac];

describe('listedIn', () => {
  it('lists popular calculators first, then by name in Portuguese order', () => {
    expect(listedIn(entries, 'saude')).toEqual([imc, agua, calorias]);
  });

  it('lists a calculator in each of its hubs', () => {
    expect(listedIn(entries, 'financeira')).toEqual([price]);
    expect(listedIn(entries, 'financiamento')).toEqual([price, sac]);
    expect(listedIn(entries, 'nada')).toEqual([]);
  });

  it('does not modify the catalogue', () => {
    const frozen = Object.freeze([...entries]);
    listedIn(frozen, 'saude');
    expect(frozen).toEqual(entries);
  });
});

describe('relations', () => {
  const related = relations(entries);

  it('rank shared hubs above shared keywords, ignoring case', () => {
    expect(related('saude/calorias', 4)).toEqual([imc, agua, sac]);
    expect(related('financeira/price', 4)).toEqual([sac]);
  });

  it('respect the limit, and are empty for an unknown id', () => {
    expect(related('saude/calorias', 1)).toEqual([imc]);
    expect(related('saude/nada', 4)).toEqual([]);
  });
});

describe('calculatorPath', () => {
  it('adds the id to the common path', () => {
    expect(calculatorPath('trabalhista/inss')).toBe('/calculadora/trabalhista/inss');
  });
});
