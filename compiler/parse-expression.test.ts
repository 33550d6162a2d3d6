import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from './parse-expression.ts';

describe('parseExpression', () => {
  it('builds a tree by precedence', () => {
    expect(parseExpression('a + b * 2')).toEqual([
      'call',
      '+',
      ['variable', 'a'],
      ['call', '*', ['variable', 'b'], ['literal', 2]],
    ]);
    expect(parseExpression('a > 1 and b or c')).toEqual([
      'call',
      'or',
      ['call', 'and', ['call', '>', ['variable', 'a'], ['literal', 1]], ['variable', 'b']],
      ['variable', 'c'],
    ]);
  });

  it('parses numbers, texts in single or double quotes, and booleans', () => {
    expect(parseExpression('1.5')).toEqual(['literal', 1.5]);
    expect(parseExpression('"x"')).toEqual(['literal', 'x']);
    expect(parseExpression("'x'")).toEqual(['literal', 'x']);
    expect(parseExpression('true')).toEqual(['literal', true]);
    expect(parseExpression('false')).toEqual(['literal', false]);
  });

  it.each(['E', 'PI', 'random', 'sin', 'undefined', 'constructor', 'toString', '__proto__', 'valueOf'])(
    'parses %s as an ordinary name',
    (name) => {
      expect(parseExpression(`${name} == 1`)).toEqual(['call', '==', ['variable', name], ['literal', 1]]);
    },
  );

  it.each([
    'a.b',
    'a["b"]',
    'a.constructor',
    'a = 1',
    'f(x) = x',
    'a += 1',
    '[1, 2]',
    'a in b',
    '1; 2',
    'a!',
    'a || b',
    'a && b',
    '!a',
    'random()',
    'map(f, a)',
    'fold(f, 0, a)',
    'filter(f, a)',
    'sin(a)',
    'sqrt(a)',
    'if(a, b, c)',
    'toString()',
    'constructor("x")',
    'hasOwnProperty("x")',
    '(a)(b)',
    'length a',
    'x => x',
    '`a`',
    '',
    '  ',
    'a +',
    '(a',
    'a)',
    '1 2',
    'a ? b',
    'min()',
    'given()',
    'given(a, b)',
    'year(a, b)',
    'round(a, 2)',
  ])('refuses %j', (source) => {
    expect(() => parseExpression(source)).toThrow(SyntaxError);
  });

  it('explains the problem in Portuguese', () => {
    expect(() => parseExpression('random()')).toThrow('a operação "random" não faz parte da linguagem');
    expect(() => parseExpression('[1]')).toThrow('a construção IARRAY não faz parte da linguagem');
    expect(() => parseExpression('given(a, b)')).toThrow('"given" não aceita 2 argumentos');
    expect(() => parseExpression('1 +')).toThrow('não se lê como expressão');
  });

  it.each([
    ['a = 1', 'igual se escreve =='],
    ['a > 0 && b', '&& se escreve and'],
    ['a > 0 || b', '|| se escreve or'],
    ['!a', '! se escreve not'],
    ['a > 2,5', 'a vírgula dos decimais se escreve com ponto'],
    ['a > ', 'falta algo no fim'],
    ['(a > 1', 'falta algo no fim'],
    ['a > > 1', '">" não pode vir onde está'],
    ['a > 1)', 'sobra algo antes do caractere 7'],
    ['# 1', 'perto do caractere 1'],
  ])('says what is wrong with %s', (source, reason) => {
    expect(() => parseExpression(source)).toThrow(reason);
  });

  it('limits the length, so that nesting cannot overflow the stack', () => {
    expect(() => parseExpression(`${'('.repeat(10_000)}1${')'.repeat(10_000)}`)).toThrow(
      'expressão com mais de 300 caracteres',
    );
    expect(parseExpression(`${'('.repeat(149)}1${')'.repeat(149)}`)).toEqual(['literal', 1]);
  });

  it('either parses or refuses any text', () => {
    const pieces = [
      'a',
      'b',
      '1',
      '"x"',
      '+',
      '-',
      '(',
      ')',
      ',',
      'and',
      'or',
      'not',
      '?',
      ':',
      '>',
      '==',
      '.',
      '[',
      ';',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (tokens) => {
        let thrown: unknown;
        try {
          parseExpression(tokens.join(' '));
        } catch (error) {
          thrown = error;
        }
        expect(thrown === undefined || thrown instanceof SyntaxError).toBe(true);
      }),
    );
  });
});
