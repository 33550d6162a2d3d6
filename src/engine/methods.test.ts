import { describe, expect, it } from 'vitest';
import { amount } from '../../schemas/fields.ts';
import type { Results } from '../quantity/declare.ts';
import { money, percent, type Quantity } from '../quantity/quantity.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { defineCalculator } from './definition.ts';
import { evaluate } from './evaluate/evaluate.ts';
import { simpleMethod } from './methods.ts';

const definition = defineCalculator({
  id: 'testes/imposto',
  name: 'Imposto',
  description: 'Um imposto.',
  keywords: 'a, b, c',
  icon: 'coins',
  sources: [],
  inputs: {
    type: 'object',
    required: ['income'],
    properties: {
      income: { ...amount, title: 'Renda' },
      discount: { ...amount, title: 'Desconto', default: 0 },
      extra: { ...amount, title: 'Extra', default: 50, visibleWhen: 'discount > 0' },
    },
  },
  rules: [{ field: 'discount', assert: 'discount <= income', message: 'O desconto passa da renda' }],
  compute: ({ income, discount, extra = money(0) }, result) => ({
    tax: result.money('Imposto', income.minus(discount).minus(extra).times(percent(10))),
    base: result.money('Base', income.minus(discount)),
  }),
  simple: simpleMethod({
    fields: ['income'],
    because: 'A conta simples não desconta nada.',
    compute: ({ income }: { income: Quantity }, result: Results) => ({
      tax: result.money('Imposto', income.times(percent(10))),
      flat: result.yesNo('Taxa fixa', true),
    }),
  }),
}).layout([
  { kind: 'headline', value: 'tax' },
  { kind: 'figures', items: ['base'], when: "metodo == 'oficial'" },
  { kind: 'figures', items: ['flat'], when: "metodo == 'simplificado'" },
]);

const calculator = compileCalculator(definition);
const answer = (input: object) => {
  const outcome = evaluate(calculator, input, { today: '2026-11-22' });
  return outcome.ok ? outcome.result : outcome.problems;
};

describe('a calculator with two methods', () => {
  it('uses the rules in force unless the simple method is chosen', () => {
    expect(answer({ income: 1000, discount: 100, extra: 200 })).toEqual({ tax: 70, base: 900 });
    expect(answer({ income: 1000, metodo: 'oficial' })).toEqual({ tax: 100, base: 1000 });
  });

  it('hides the fields of the rules in force from the simple method, and does not validate them', () => {
    expect(answer({ income: 1000, discount: 5000, extra: -3, metodo: 'simplificado' })).toEqual({
      tax: 100,
      flat: true,
    });
  });

  it("keeps the fields' own conditions", () => {
    const { extra, discount } = definition.inputs.properties;
    expect(discount?.visibleWhen).toBe("metodo == 'oficial'");
    expect(extra?.visibleWhen).toBe("(discount > 0) and metodo == 'oficial'");
  });

  it('refuses an unknown method', () => {
    const problem = { field: 'metodo', message: 'Escolha uma das opções da lista' };
    expect(answer({ income: 1000, metodo: 'outro' })).toEqual([problem]);
  });

  it('asks for the method after all other fields', () => {
    expect(Object.keys(definition.inputs.properties)).toEqual(['income', 'discount', 'extra', 'metodo']);
  });
});
