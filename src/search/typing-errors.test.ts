import { describe, expect, it } from 'vitest';
import { closestWords, errorsIn } from './typing-errors.ts';

const vocabulary = (...words: string[]) => words;

describe('errorsIn', () => {
  it.each([
    ['ferias', 'ferias', 0],
    ['recisao', 'rescisao', 1], // a letter left out
    ['rescissao', 'rescisao', 1], // a letter put in
    ['imposto', 'imposta', 1], // a letter replaced
    ['ferais', 'ferias', 1], // two letters swapped
    ['rneda', 'renda', 1],
    ['trecero', 'terceiro', 2], // swapped and left out
    ['resizao', 'rescisao', 2],
  ])('counts the typing errors of %s for %s: %i', (typed, word, errors) => {
    expect(errorsIn(typed, word, 2)).toBe(errors);
  });

  it('accepts a prefix of a longer word', () => {
    expect(errorsIn('finac', 'financiamento', 2)).toBe(1);
    expect(errorsIn('porce', 'porcentagem', 2)).toBe(0);
  });

  it('returns Infinity beyond the limit', () => {
    expect(errorsIn('abacaxi', 'aposentadoria', 2)).toBe(Infinity);
    expect(errorsIn('trecero', 'terceiro', 1)).toBe(Infinity);
  });
});

describe('closestWords', () => {
  it('returns only the nearest words', () => {
    expect(closestWords(vocabulary('renda', 'venda', 'moeda'), 'rneda')).toEqual(['renda']);
  });

  it('returns all words that are equally near', () => {
    expect(closestWords(vocabulary('imposto', 'impostos', 'composto'), 'emposto')).toEqual([
      'imposto',
      'impostos',
    ]);
  });

  it('accepts one error in short words, and two in words of seven letters', () => {
    expect(closestWords(vocabulary('inss'), 'inns')).toEqual(['inss']);
    expect(closestWords(vocabulary('juros'), 'jruso')).toEqual([]);
    expect(closestWords(vocabulary('bhaskara'), 'bascara')).toEqual(['bhaskara']);
  });

  it('does not correct words of three letters', () => {
    expect(closestWords(vocabulary('imc', 'ipva'), 'inc')).toEqual([]);
  });

  it('does not match unrelated words', () => {
    const words = vocabulary(
      'rescisao',
      'ferias',
      'salario',
      'imposto',
      'consignado',
      'porcentagem',
      'calorias',
    );
    for (const typed of ['abacaxi', 'bicicleta', 'cachorro', 'telefone', 'computador', 'zzzz', 'qwertyu']) {
      expect(closestWords(words, typed)).toEqual([]);
    }
  });
});
