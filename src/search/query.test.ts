import { describe, expect, it } from 'vitest';
import { formsOf, phraseKey, singular, significantWords } from './query.ts';

describe('significantWords', () => {
  it.each([
    ['Quanto pago de INSS?', ['inss']],
    ['vale a pena vender férias', ['vender', 'ferias']],
    ['rendimento 1000 reais', ['rendimento', '1000']],
    ['vender 10 dias de férias', ['vender', '10', 'ferias']],
    ['quantos dias faltam', ['dias', 'faltam']],
    ['IPVA 2026', ['ipva']],
    ['seguro-desemprego', ['seguro', 'desemprego']],
    ['13º', ['13o']],
    ['quanto recebo se for demitido', ['demitido']],
  ])('finds those of “%s”', (query, words) => {
    expect(significantWords(query)).toEqual(words);
  });

  it('returns all words if none is significant', () => {
    expect(significantWords('quanto vale')).toEqual(['quanto', 'vale']);
  });

  it.each(['', '  ', '?!', '—'])('returns none for %j', (query) => {
    expect(significantWords(query)).toEqual([]);
  });

  it.each(['x² − 5x + 6 = 0', 'x^2-4x+3=0', 'x2 - 9 = 0', 'ax²+bx+c=0', '3x² - 12x + 9'])(
    'names %s',
    (equation) => {
      expect(significantWords(equation)).toEqual(['equacao', 'segundo', 'grau']);
    },
  );

  it.each(['2x + 3 = 7', '5x=20', 'ax + b = c'])('names %s', (equation) => {
    expect(significantWords(equation)).toEqual(['equacao', 'primeiro', 'grau']);
  });

  it.each(['3/4', '6 / 8', '1/2 ='])('names the fraction %s', (fraction) => {
    expect(significantWords(fraction)).toEqual(['fracao']);
  });

  it.each(['1000 a 1% ao mês', 'R$ 5.000,00 a 0,8% a.m. por 24 meses', '10 mil a 12 % ao ano'])(
    'names the compound interest of %s',
    (amountAtRate) => {
      expect(significantWords(amountAtRate)).toEqual(['juros', 'compostos']);
    },
  );

  it.each(['15% de 350', 'calcular 10% de 50', 'Quanto é 2,5 % de R$ 1.000,00?'])(
    'names the percentage of %s',
    (share) => {
      expect(significantWords(share)).toEqual(['porcentagem']);
    },
  );

  it('ignores a range of percentages', () => {
    expect(significantWords('10 a 20% de desconto')).toEqual(['10', '20', '%', 'desconto']);
  });

  it('ignores a fraction inside a question', () => {
    expect(significantWords('1/3 de férias')).toEqual(['1', '3', 'ferias']);
  });
});

describe('singular', () => {
  it.each([
    ['fracoes', 'fracao'],
    ['parcelas', 'parcela'],
    ['valores', 'valor'],
    ['anuais', 'anual'],
    ['ordens', 'ordem'],
    ['inss', 'inss'],
    ['mes', 'mes'],
    ['13o', '13'],
  ])('turns %s into %s', (plural, single) => {
    expect(singular(plural)).toBe(single);
  });

  it('makes phrases equal if they differ only in number', () => {
    expect(phraseKey(['horas', 'extras'])).toBe(phraseKey(['hora', 'extra']));
  });
});

describe('formsOf', () => {
  it('returns the word itself, its singular, and a plural with another ending', () => {
    expect(formsOf('fracao')).toEqual(['fracao', 'fracoes', 'fracaes']);
    expect(formsOf('parcelas')).toEqual(['parcelas', 'parcela']);
  });

  it('returns only the word itself for short words and figures', () => {
    expect(formsOf('mes')).toEqual(['mes']);
    expect(formsOf('1000')).toEqual(['1000']);
  });
});
