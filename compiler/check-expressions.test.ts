import { describe, expect, it } from 'vitest';
import { ADDED_RULE, faultsOf, onlyFault, withRules } from './testing/faults.ts';
import { sample, sampleWithFields } from '../src/engine/testing/sample.ts';

const { properties } = sample.inputs;
const field = (name: string) => properties[name] as object;

describe('checkDefinition, rules', () => {
  it('refuses a rule on an unknown field', () => {
    const { place, problem, remedy } = onlyFault(
      withRules({ field: 'valor', assert: 'amount > 0', message: 'x' }),
    );
    expect([place, problem]).toEqual([`${ADDED_RULE}.field`, 'o campo "valor" não existe']);
    expect(remedy).toContain('use um destes: amount, count');
  });

  it('refuses an unknown field in an expression', () => {
    const { place, problem, remedy } = onlyFault(
      withRules({ field: 'amount', assert: 'valor > 0', message: 'x' }),
    );
    expect(place).toBe(`${ADDED_RULE}.assert`);
    expect(problem).toBe('"valor > 0" usa "valor", que não é campo nem resultado');
    expect(remedy).toContain('use um destes: ');
    expect(remedy).toContain('amount');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'refuses %s as the field of a rule',
    (name) => {
      const [fault] = faultsOf(withRules({ field: '', assert: `given(${name})`, message: 'x' }));
      expect(fault?.problem).toContain(`usa "${name}", que não é campo nem resultado`);
    },
  );

  it('refuses an expression that does not parse', () => {
    const { place, problem, remedy } = onlyFault(
      withRules({ field: 'amount', assert: 'amount >', message: 'x' }),
    );
    expect(place).toBe(`${ADDED_RULE}.assert`);
    expect(problem).toMatch(/^"amount >": não se lê como expressão/);
    expect(remedy).toContain('corrija a expressão');
  });

  it.each([
    ['amount + 1', 'resulta em número, e não em verdadeiro ou falso'],
    ['kind', 'resulta em texto, e não em verdadeiro ou falso'],
    ['amount > "10"', '">" mistura número com texto'],
    ['amount == kind', '"==" mistura número com texto'],
    ['kind + 1 > 2', '"+" pede número, mas recebe texto'],
    ['not kind == "plain"', '"not" pede sim ou não, mas recebe texto'],
    ['amount and urgent', '"and" pede sim ou não, mas recebe número'],
    ['parts > 1', '">" mistura lista com número'],
    ['year(amount) > 2000', '"year" pede texto, mas recebe número'],
    ['kind == "plian"', '"plian" não é uma opção de "kind" ("plain", "extra")'],
    ['ano == 2024', '2024 não é uma opção de "ano" (2026, 2025)'],
    ['(amount ? 1 : 2) > 1', '"… ? … : …" pede sim ou não, mas recebe número'],
  ])('refuses %s as a condition', (assert, complaint) => {
    const definition = withRules({ field: '', assert, message: 'x' });
    expect(faultsOf(definition).map(({ problem }) => problem)).toContain(`"${assert}": ${complaint}`);
  });

  it('advises one of the options instead of a value that is none', () => {
    const { remedy } = onlyFault(withRules({ field: '', warn: 'kind == "plian"', message: 'x' }));
    expect(remedy).toBe('escreva o valor (const) de uma das opções');
  });

  it('refuses a rule without a condition', () => {
    expect(onlyFault(withRules({ field: 'amount', message: 'x' }))).toEqual({
      place: ADDED_RULE,
      problem: 'a regra não diz o que julga',
      remedy: 'escreva assert, warn ou check',
    });
  });

  it('refuses a rule on the rows of an unknown list or on an unknown cell', () => {
    expect(
      onlyFault(withRules({ field: 'share', each: 'amount', assert: 'amount > 0', message: 'x' })),
    ).toMatchObject({ place: `${ADDED_RULE}.each`, remedy: 'use um destes: parts' });
    expect(
      onlyFault(withRules({ field: 'amount', each: 'parts', assert: 'amount > 0', message: 'x' })),
    ).toMatchObject({ place: `${ADDED_RULE}.field`, remedy: 'use um destes: share, unit, name' });
  });

  it('accepts the cells of rows only in a rule on these rows', () => {
    expect(
      faultsOf(withRules({ field: 'share', each: 'parts', assert: 'share >= 0', message: 'x' })),
    ).toEqual([]);
    expect(onlyFault(withRules({ field: 'parts', assert: 'share >= 0', message: 'x' })).problem).toContain(
      'usa "share"',
    );
  });

  it('refuses fields whose visibility depends on itself', () => {
    const count = { ...field('count'), visibleWhen: 'rate > 0' };
    const rate = { ...field('rate'), visibleWhen: 'kind == "extra" and count > 1' };
    expect(onlyFault(sampleWithFields({ count, rate }))).toEqual({
      place: 'inputs.properties.count.visibleWhen',
      problem: 'o campo depende de si mesmo para aparecer: count → rate → count',
      remedy: 'tire um deles da condição do outro',
    });
    const itself = { ...field('rate'), visibleWhen: 'rate > 0' };
    expect(onlyFault(sampleWithFields({ rate: itself })).problem).toContain('rate → rate');
  });

  it('refuses results in the condition of a field', () => {
    const rate = { ...field('rate'), visibleWhen: 'total > 1' };
    const { place, problem } = onlyFault(sampleWithFields({ rate }));
    expect(place).toBe('inputs.properties.rate.visibleWhen');
    expect(problem).toContain('usa "total", que não é campo nem resultado');
  });
});
