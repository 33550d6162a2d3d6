import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import type { ResultRecord } from '../../src/engine/result-paths.ts';
import { gcd } from '../formulas/fractions.ts';
import bhaskara from './bhaskara.ts';
import equacao from './equacao-primeiro-grau.ts';
import fracao from './fracao.ts';
import media from './media.ts';
import porcentagem from './porcentagem.ts';
import regraDeTres from './regra-de-tres.ts';

function calculate(definition: Definition): (input: RawInputs) => ResultRecord {
  const calculator = compileCalculator(definition);
  return (input) => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.result;
  };
}

/** Use whole hundredths, which keep the tests' own arithmetic exact. */
const hundredths = fc.integer({ min: -100_000, max: 100_000 });
const nonZero = fc.integer({ min: -500, max: 500 }).filter((value) => value !== 0);

describe('weighted mean', () => {
  const mean = calculate(media);
  const rows = fc.array(fc.record({ valor: hundredths, peso: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 2,
    maxLength: 8,
  });
  const input = (list: readonly { readonly valor: number; readonly peso: number }[], scale = 1) => ({
    linhas: list.map(({ valor, peso }) => ({ valor: valor / 100, peso: peso * scale })),
  });

  it('is between the smallest and the largest value', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const result = Number(mean(input(list))['media']);
        const values = list.map(({ valor }) => valor / 100);
        expect(result).toBeGreaterThanOrEqual(Math.min(...values));
        expect(result).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('depends only on the proportion of the weights, in any order', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const expected = mean(input(list))['media'];
        expect(mean(input(list, 10))['media']).toBe(expected);
        expect(mean(input(list.toReversed()))['media']).toBe(expected);
      }),
    );
  });
});

describe('fractions', () => {
  const convert = calculate(fracao);

  it('keep their value when both terms are multiplied', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), nonZero, nonZero, (above, below, factor) => {
        const plain = convert({ numerador: above, denominador: below });
        const multiplied = convert({ numerador: above * factor, denominador: below * factor });
        expect(multiplied['decimal']).toBe(plain['decimal']);
        expect(multiplied['fracaoSimplificada']).toBe(plain['fracaoSimplificada']);
      }),
    );
  });

  it('of a decimal equal the decimal, in lowest terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const typed = Number(`${digits}e-${places}`);
        const text = convert({ modo: 'decimal-fracao', decimal: typed })['fracaoSimplificada'];
        if (typeof text !== 'string') throw new TypeError('a fraction is text');
        const [above = '', below = '1'] = text.split('/');
        expect(BigInt(above) * 10n ** BigInt(places)).toBe(BigInt(digits) * BigInt(below));
        expect(gcd(BigInt(above), BigInt(below))).toBe(1n);
      }),
    );
  });
});

it('rule of three: multiplying the first value multiplies the second by the same factor', () => {
  const solve = calculate(regraDeTres);
  fc.assert(
    fc.property(nonZero, hundredths, fc.integer({ min: -99, max: 99 }), (a, b, times) => {
      expect(solve({ a, b: b / 100, c: a * times })['x']).toBe((b * times) / 100 + 0);
    }),
  );
});

it('percentage: the variation recovers the percentage of an increase', () => {
  const percentage = calculate(porcentagem);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      (valor, percent) => {
        const increase = percentage({ tipo: 'acrescimo', valor, porcentagem: percent / 100 });
        const back = percentage({ tipo: 'variacao', valor, valorFinal: increase['valorFinal'] });
        expect(back['resultado']).toBe(percent / 100);
      },
    ),
  );
});

it('first degree: recovers the root behind the equation', () => {
  const solve = calculate(equacao);
  fc.assert(
    fc.property(nonZero, hundredths, hundredths, (a, b, root) => {
      expect(solve({ a, b: b / 100, c: (a * root + b) / 100 })['x']).toBe(root / 100 + 0);
    }),
  );
});

describe('second degree', () => {
  const solve = calculate(bhaskara);
  const tenths = fc.integer({ min: -500, max: 500 });
  const equation = (a: number, first: number, second: number) => ({
    a,
    b: (-a * (first + second)) / 10,
    c: (a * first * second) / 100,
  });

  it('recovers the roots behind the equation, the one with +√Δ first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), tenths, tenths, (a, first, second) => {
        fc.pre(first !== second);
        const [least, most] = first < second ? [first, second] : [second, first];
        const upward = solve(equation(a, first, second));
        const downward = solve(equation(-a, first, second));
        expect([upward['x1'], upward['x2'], upward['tipo']]).toEqual([most / 10, least / 10, 'duas-raizes']);
        expect([downward['x1'], downward['x2']]).toEqual([least / 10, most / 10]);
      }),
    );
  });

  it('distinguishes a double root from two close ones and from none, even with decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), tenths, (a, root) => {
        const { b, c } = equation(a, root, root);
        const decimals = { a: a / 10, b: b / 10, c: c / 10 };
        expect(solve(decimals)).toMatchObject({ delta: 0, tipo: 'uma-raiz', x1: root / 10 + 0 });
        expect(solve(decimals)).not.toHaveProperty('x2');
        const raised = solve({ ...decimals, c: (a * root * root + 1) / 1000 });
        expect(raised['tipo']).toBe('sem-raizes');
        expect(raised).not.toHaveProperty('x1');
        expect(solve({ ...decimals, c: (a * root * root - 1) / 1000 })['tipo']).toBe('duas-raizes');
      }),
    );
  });
});
