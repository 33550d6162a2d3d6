import { describe, expect, it } from 'vitest';
import { ADDED_ELEMENT, ADDED_RULE, faultsOf, onlyFault, withElement, withRules } from './testing/faults.ts';
import { sample, sampleWith } from '../src/engine/testing/sample.ts';

describe('checkDefinition, sentences', () => {
  it('suggests the names closest to a mistyped one', () => {
    const { remedy } = onlyFault(withElement({ kind: 'text', text: 'São {totl}.' }));
    expect(remedy).toMatch(/^os mais parecidos: total, /);
  });

  it.each([
    ['{nada|money}', '{nada|money} não é campo nem resultado'],
    ['{entrada.nada|money}', '{entrada.nada|money} não é campo nem resultado'],
    ['{rows|text}', '{rows|text} não é campo nem resultado'],
    ['{summary|text}', '{summary|text} não é campo nem resultado'],
    ['{total|moeda}', 'formato "moeda" desconhecido em {total|moeda}'],
    ['{total|date}', '{total|date} escreve número no formato "date"'],
    ['{due|money}', '{due|money} escreve texto no formato "money"'],
    ['{total|number:20}', '{total|number:20} pede 20 casas decimais'],
    ['{nada}', '{nada} não é campo nem resultado'],
    ['{rows}', '{rows} não é campo nem resultado'],
    ['{total|}', '"{total|}" não é um campo de texto a preencher'],
    ['{ total }', '"{ total }" não é um campo de texto a preencher'],
    ['{ total|money }', '"{ total|money }" não é um campo de texto a preencher'],
    ['{total|money', '"{total|money" não é um campo de texto a preencher'],
  ])('refuses %s', (text, problem) => {
    const fault = onlyFault(withElement({ kind: 'text', text }));
    expect(fault.place).toBe(`${ADDED_ELEMENT}.text`);
    expect(fault.problem).toBe(problem);
  });

  it('checks both branches of conditional sentences', () => {
    const faults = faultsOf(
      withElement({ kind: 'notice', text: { 'totl > 0': 'Um', 'total > 0': '{totl}' } }),
    );
    expect(faults.map(({ place, problem }) => [place, problem])).toEqual([
      [`${ADDED_ELEMENT}.text`, '"totl > 0" usa "totl", que não é campo nem resultado'],
      [`${ADDED_ELEMENT}.text.total > 0`, '{totl} não é campo nem resultado'],
    ]);
  });

  it('refuses a result in the sentence of a rule, before it exists', () => {
    const rule = { field: 'amount', assert: 'amount > 0', message: 'Valor {valor|money}' };
    expect(onlyFault(withRules(rule))).toMatchObject({ place: `${ADDED_RULE}.message` });
  });

  it('accepts results, inputs, inputs with prefix, and values in groups', () => {
    const text = '{total} {amount|money} {entrada.amount} {kind} {summary.tagCount|integer} {isUrgent|yesNo}';
    expect(faultsOf(withElement({ kind: 'text', text }))).toEqual([]);
  });

  it('checks the notes in declarations of results', () => {
    const compute: typeof sample.compute = (inputs, result, context) => ({
      ...sample.compute(inputs, result, context),
      total: result.total('Total', 200, { note: 'De {nada} e { total }.' }),
    });
    expect(faultsOf(sampleWith({ compute })).map(({ place, problem }) => `${place}: ${problem}`)).toEqual([
      'compute (nota de total): "{ total }" não é um campo de texto a preencher',
      'compute (nota de total): {nada} não é campo nem resultado',
    ]);
  });
});
