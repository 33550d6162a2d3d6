import { describe, expect, it } from 'vitest';
import { amount } from '../../../../../schemas/fields.ts';
import { compileCalculator } from '../../../../../compiler/compile-calculator.ts';
import { defineCalculator } from '../../../../engine/definition.ts';
import { evaluate } from '../../../../engine/evaluate/evaluate.ts';
import { simpleMethod } from '../../../../engine/methods.ts';
import { tinyCalculator } from '../../../../engine/testing/tiny.ts';
import type { Results } from '../../../../quantity/declare.ts';
import { money, percent, type Quantity } from '../../../../quantity/quantity.ts';
import { keepAmountsTogether } from '../../../../engine/keep-together.ts';
import { methodDifference } from './difference.ts';

const TODAY = '2026-11-22';

/** A tax with two methods, and the remaining income. */
const taxed = (left: (income: Quantity, tax: Quantity) => Quantity) =>
  compileCalculator(
    defineCalculator({
      id: 'testes/imposto',
      name: 'Imposto',
      description: 'Um imposto.',
      keywords: 'a, b, c',
      icon: 'coins',
      sources: [],
      inputs: {
        type: 'object',
        required: ['income'],
        properties: { income: { ...amount, title: 'Renda' } },
      },
      rules: [
        { field: 'income', assert: "income < 9000 or metodo == 'oficial'", message: 'Até R$ 9.000,00' },
      ],
      compute: ({ income }, result) => {
        const tax = result.money('Imposto', income.minus(1000).atLeast(money(0)).times(percent(20)));
        return { tax, net: result.money('Líquido', left(income, tax)) };
      },
      simple: simpleMethod({
        fields: ['income'],
        because: 'A conta simples cobra de tudo.',
        compute: ({ income }: { income: Quantity }, result: Results) => {
          const tax = result.money('Imposto', income.times(percent(10)));
          return { tax, net: result.money('Líquido', left(income, tax)) };
        },
      }),
    }).layout([
      { kind: 'headline', value: 'net' },
      { kind: 'figures', items: ['tax'] },
    ]),
  );

const calculator = taxed((income, tax) => income.minus(tax));

/** A tax with a refund of withheld income; the simple method ignores what was withheld. */
const withheld = compileCalculator(
  defineCalculator({
    id: 'testes/retido',
    name: 'Imposto retido',
    description: 'Um imposto.',
    keywords: 'a, b, c',
    icon: 'coins',
    sources: [],
    inputs: { type: 'object', required: ['income'], properties: { income: { ...amount, title: 'Renda' } } },
    rules: [],
    compute: ({ income }, result) => ({
      refund: result.money('A restituir', income.times(percent(40))),
      due: result.money('A pagar', 0),
    }),
    simple: simpleMethod({
      fields: ['income'],
      because: 'A conta simples não conhece o que foi retido.',
      compute: ({ income }: { income: Quantity }, result: Results) => ({
        refund: result.money('A restituir', 0),
        due: result.money('A pagar', income.times(percent(10))),
      }),
    }),
  }).layout([
    { kind: 'headline', value: 'refund', when: 'refund > 0' },
    { kind: 'headline', value: 'due' },
  ]),
);

function differenceOf(input: object, of = calculator) {
  const outcome = evaluate(of, input, { today: TODAY });
  return outcome.ok ? methodDifference(of, outcome, TODAY) : outcome.problems;
}

describe('methodDifference', () => {
  it('names the headline of the simple method and the figures that differ', () => {
    // 20% of 4,000 is 800, and 10% of 5,000 is 500.
    expect(differenceOf({ income: 5000 })).toEqual({
      sentence: keepAmountsTogether('A conta simples daria R$ 4.500,00: R$ 300,00 a mais.'),
      because: 'A conta simples cobra de tudo.',
      figures: [
        { label: 'Imposto', official: 'R$ 800,00', simple: 'R$ 500,00' },
        { label: 'Líquido', official: 'R$ 4.200,00', simple: 'R$ 4.500,00' },
      ],
    });
  });

  it('compares in the other direction if the simple method is chosen', () => {
    expect(differenceOf({ income: 5000, metodo: 'simplificado' })).toMatchObject({
      sentence: keepAmountsTogether('As regras em vigor dariam R$ 4.200,00: R$ 300,00 a menos.'),
      figures: [{ official: 'R$ 800,00', simple: 'R$ 500,00' }, {}],
    });
  });

  it('gives no difference between a refund and a tax to pay', () => {
    expect(differenceOf({ income: 5000 }, withheld)).toMatchObject({
      sentence: keepAmountsTogether('A conta simples daria R$ 500,00 em “A pagar”, e não em “A restituir”.'),
    });
  });

  it('is undefined if both methods agree', () => {
    expect(differenceOf({ income: 2000 })).toBeUndefined();
  });

  it('mentions an equal headline if other figures differ', () => {
    const untouched = taxed((income) => income);
    const figures = [{ label: 'Imposto', official: 'R$ 800,00', simple: 'R$ 500,00' }];
    expect(differenceOf({ income: 5000 }, untouched)).toMatchObject({
      sentence: 'Em “Líquido” a conta simples dá o mesmo; outros valores mudam.',
      figures,
    });
    expect(differenceOf({ income: 5000, metodo: 'simplificado' }, untouched)).toMatchObject({
      sentence: 'Em “Líquido” as regras em vigor dão o mesmo; outros valores mudam.',
      figures,
    });
  });

  it('is undefined if the other method refuses the inputs', () => {
    expect(differenceOf({ income: 9000 })).toBeUndefined();
  });

  it('is undefined for a calculator with one method', () => {
    const one = tinyCalculator({});
    const outcome = evaluate(one, {}, { today: TODAY });
    expect(outcome.ok && methodDifference(one, outcome, TODAY)).toBeUndefined();
  });
});
