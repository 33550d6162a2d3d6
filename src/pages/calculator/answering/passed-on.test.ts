import { expect, it } from 'vitest';
import { tinyCalculator } from '../../../engine/testing/tiny.ts';
import { evaluate } from '../../../engine/evaluate/evaluate.ts';
import { initialData } from '../../../form/form-schema.ts';
import { canContinue, passedOn } from './passed-on.ts';

const TODAY = '2026-11-20';
const rateKinds = ['ano', 'mês'].map((name) => ({ const: name, title: name }));
const calculator = tinyCalculator({
  inputs: {
    type: 'object',
    properties: {
      n: { type: 'number', format: 'money', title: 'Valor', default: 1000 },
      rate: {
        type: 'number',
        title: 'Taxa',
        unitBy: { field: 'kind', units: { ano: '% ao ano', mês: '% ao mês' } },
        default: 10,
      },
      kind: { type: 'string', title: 'Tipo', oneOf: rateKinds, default: 'ano' },
      more: { type: 'number', title: 'Mais', default: 0, visibleWhen: "kind == 'mês'" },
    },
  },
  continuesWhen: { 'amostra/metade': 'double > 100' },
});
const fields = { n: 'valor', rate: 'taxa', kind: 'tipo', more: 'mais', double: 'dobro' };

function calculated(typed: object) {
  const data = { ...initialData(calculator.definition.inputs, TODAY), ...typed };
  const outcome = evaluate(calculator, data, { today: TODAY });
  if (!outcome.ok) throw new Error('refused');
  return { data, outcome };
}

function passed(typed: object) {
  return passedOn(calculator, calculated(typed), fields, TODAY);
}

it('passedOn passes on typed values, initial values and results', () => {
  const initial = { taxa: '10', tipo: 'ano' };
  expect(passed({ n: '1.234,75' })).toEqual({ ...initial, valor: '1.234,75', dobro: '2469,5' });
});

it('passedOn passes on zero for a blank number', () => {
  expect(passed({ n: '5', rate: '' })).toMatchObject({ valor: '5', taxa: '0' });
});

it('passedOn returns undefined for an untouched form', () => {
  expect(passed({})).toBeUndefined();
});

it('passedOn omits a value typed into a field that is hidden now', () => {
  expect(passed({ n: '5', more: '7' })).not.toHaveProperty('mais');
  expect(passed({ n: '5', more: '7', kind: 'mês' })).toMatchObject({ mais: '7' });
});

it('canContinue offers a calculator with a condition only if the result fulfils it', () => {
  expect(canContinue(calculator, calculated({ n: '51' }), 'amostra/metade')).toBe(true);
  expect(canContinue(calculator, calculated({ n: '50' }), 'amostra/metade')).toBe(false);
  expect(canContinue(calculator, calculated({ n: '50' }), 'amostra/outra')).toBe(true);
});
