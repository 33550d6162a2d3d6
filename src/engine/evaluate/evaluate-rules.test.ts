import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import {
  calculate,
  calculatorOf,
  DAY,
  GOOD_INPUT,
  problemsOf,
  sample,
  sampleWith,
} from '../testing/sample.ts';

describe('evaluate, rules', () => {
  it('compares dates with the day of the calculation', () => {
    expect(problemsOf({ ...GOOD_INPUT, day: DAY })).toEqual([]);
    expect(problemsOf({ ...GOOD_INPUT, day: '2026-11-21' })).toEqual(['day: O dia não pode ser futuro']);
    const tomorrow = { today: '2026-11-21' };
    expect(evaluate(calculatorOf(sample), { ...GOOD_INPUT, day: '2026-11-21' }, tomorrow).ok).toBe(true);
  });

  it('checks rows one by one, and quotes their values', () => {
    expect(problemsOf({ ...GOOD_INPUT, parts: [{ share: 1 }, { share: 101 }, { share: 250.5 }] })).toEqual([
      'parts.1.share: A parte de 101% passa de 100%',
      'parts.2.share: A parte de 250,5% passa de 100%',
    ]);
  });

  it('checks the other rows if one is refused', () => {
    const parts = [{ share: 250, unit: 'x' }, { share: 101 }];
    expect(problemsOf({ ...GOOD_INPUT, parts })).toEqual([
      'parts.0.unit: Escolha uma das opções da lista',
      'parts.1.share: A parte de 101% passa de 100%',
    ]);
  });

  it('skips a rule that reads a refused value', () => {
    expect(problemsOf({ amount: 1, day: 'x' })).toEqual(['day: Digite uma data válida']);
    expect(problemsOf({ amount: 1, parts: [{ share: 5, unit: 'reais' }] })).toEqual([
      'day: Informe o dia',
      'parts: Uma parte é maior que o todo',
    ]);
  });

  it('runs a predicate that does not read refused fields', () => {
    const parts = [{ share: 5, unit: 'reais' }];
    expect(problemsOf({ ...GOOD_INPUT, amount: 1, count: 0, parts })).toEqual([
      'count: Ao menos uma vez',
      'parts: Uma parte é maior que o todo',
    ]);
    expect(problemsOf({ ...GOOD_INPUT, amount: 0, parts })).toEqual(['amount: Informe o valor']);
  });

  it('checks rules on results after the calculation', () => {
    expect(problemsOf({ ...GOOD_INPUT, amount: 1_000_000, count: 10 })).toEqual([
      ': O total passa do limite',
    ]);
  });

  it('neither refuses nor warns if a rule reads an absent value', () => {
    const definition = sampleWith({
      blankNumbers: 'missing',
      rules: [
        { field: 'rate', assert: 'rate < amount', message: 'x' },
        { field: 'rate', assert: 'not (rate > amount)', message: 'x' },
        { field: 'rate', assert: 'rate + 1 > 0', message: 'x' },
        { field: 'note', assert: 'note > "a"', message: 'x' },
        { field: '', warn: 'rate > 0', message: 'x' },
        { field: '', warn: 'rate * 2 > total', message: 'x' },
      ],
    });
    expect(calculate(GOOD_INPUT, definition)).toMatchObject({ ok: true, warnings: [] });
  });

  it('warns once for each row, and not twice in the same words', () => {
    const warn = { field: 'share', each: 'parts', warn: 'share > 50', message: 'Metade: {share|percent}' };
    const definition = sampleWith({ rules: [warn] });
    expect(
      calculate({ ...GOOD_INPUT, parts: [{ share: 60 }, { share: 40 }, { share: 70 }] }, definition),
    ).toMatchObject({
      warnings: ['Metade: 60%', 'Metade: 70%'],
    });
    const same = { parts: [{ share: 60 }, { share: 60 }] };
    expect(calculate({ ...GOOD_INPUT, ...same }, definition)).toMatchObject({ warnings: ['Metade: 60%'] });
  });

  it('does not refuse a field that is hidden', () => {
    const rule = { field: 'rate', assert: 'amount > 500', message: 'x' };
    const definition = sampleWith({ rules: [rule, { field: 'rate', check: () => 'y' }] });
    expect(problemsOf(GOOD_INPUT, definition)).toEqual([]);
    expect(problemsOf({ ...GOOD_INPUT, kind: 'extra' }, definition)).toEqual(['rate: x']);
  });

  it('quotes inputs by their prefixed name in every message', () => {
    const definition = sampleWith({
      rules: [
        { field: 'amount', assert: 'amount < 50', message: 'De {entrada.amount|money} não passa' },
        { field: 'amount', warn: 'total > 1', message: 'Com {entrada.amount|money}' },
      ],
    });
    expect(problemsOf(GOOD_INPUT, definition)).toEqual(['amount: De R$ 100,00 não passa']);
    expect(calculate({ ...GOOD_INPUT, amount: 3 }, definition)).toMatchObject({ warnings: ['Com R$ 3,00'] });
  });
});
