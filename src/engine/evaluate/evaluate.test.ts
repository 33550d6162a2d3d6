import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Results } from '../../quantity/declare.ts';
import { CALCULATION_FAILED, CalculationError } from '../calculation-error.ts';
import { calculate, DAY, GOOD_INPUT, problemsOf, sampleWith, sampleWithFields } from '../testing/sample.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('evaluate', () => {
  it('returns the inputs, the result and the warnings', () => {
    expect(calculate({ ...GOOD_INPUT, amount: '600,00', kind: 'extra', rate: 50 })).toEqual({
      ok: true,
      inputs: {
        amount: 600,
        count: 2,
        kind: 'extra',
        rate: 50,
        day: '2026-01-02',
        ano: 2026,
        urgent: false,
        tags: [],
        parts: [{ share: 100, unit: 'percent' }],
      },
      result: {
        total: 1800,
        average: 900,
        isUrgent: false,
        due: '2026-01-02',
        summary: { tagCount: 0 },
        rows: [{ share: 100 }],
        lines: ['2 vezes'],
      },
      trace: expect.anything() as unknown,
      warnings: ['O total de R$ 1.800,00 é alto'],
    });
  });

  it('returns an empty list of warnings if none applies', () => {
    expect(calculate(GOOD_INPUT)).toMatchObject({ ok: true, warnings: [] });
  });

  it('reports every problem, in field order', () => {
    expect(problemsOf({ parts: [{ share: -1, unit: 'x' }], count: 0, kind: 'x', ano: 2020 })).toEqual([
      'amount: Informe o valor',
      'count: Ao menos uma vez',
      'kind: Escolha uma das opções da lista',
      'day: Informe o dia',
      'ano: Não há tabela para esse ano',
      'parts.0.share: A parte não pode ser negativa',
      'parts.0.unit: Escolha uma das opções da lista',
    ]);
  });

  it('reports only the most basic problem of a field', () => {
    expect(problemsOf({ ...GOOD_INPUT, count: 10.5 })).toEqual(['count: Digite um número inteiro']);
    expect(problemsOf({ ...GOOD_INPUT, day: '31/02/2026' })).toEqual(['day: Digite uma data válida']);
    expect(problemsOf({ ...GOOD_INPUT, ano: 2025.5 })).toEqual(['ano: Não há tabela para esse ano']);
  });

  it('refuses a blank choice even if it has a default, because its type promises a value', () => {
    for (const blank of ['', null]) {
      expect(problemsOf({ ...GOOD_INPUT, kind: blank })).toEqual(['kind: Escolha o tipo']);
      expect(problemsOf({ ...GOOD_INPUT, ano: blank })).toEqual(['ano: Não há tabela para esse ano']);
      expect(problemsOf({ ...GOOD_INPUT, parts: [{ unit: blank }] })).toEqual([
        'parts.0.unit: Escolha a unidade',
      ]);
    }
  });

  it('refuses a blank number even if it has a default, if blank numbers count as missing', () => {
    const messages = { required: 'Informe as vezes' };
    const definition = sampleWith({
      ...sampleWithFields({ count: { type: 'integer', title: 'Vezes', default: 2, messages } }),
      blankNumbers: 'missing',
    });
    expect(problemsOf({ ...GOOD_INPUT, count: '' }, definition)).toEqual(['count: Informe as vezes']);
    expect(problemsOf({ ...GOOD_INPUT, count: 'abc' }, definition)).toEqual(['count: Informe as vezes']);
    expect(problemsOf(GOOD_INPUT, definition)).toEqual([]);
  });

  it('ignores a hidden field with a default in rules, warnings and compute', () => {
    const rate = { type: 'number', title: 'X', default: 50, visibleWhen: 'kind == "extra"' };
    const definition = sampleWith({
      ...sampleWithFields({ rate }),
      rules: [
        { field: 'rate', assert: 'rate < 50', message: 'Recusa' },
        { field: '', warn: 'rate > 10', message: 'Aviso' },
      ],
      compute: (inputs: object, result: Results) => ({
        total: result.number('Nomes', 'rate' in inputs ? 1 : 0),
      }),
      result: [],
    });
    expect(calculate(GOOD_INPUT, definition)).toMatchObject({ ok: true, result: { total: 0 }, warnings: [] });
    expect(problemsOf({ ...GOOD_INPUT, kind: 'extra' }, definition)).toEqual(['rate: Recusa']);
    expect(calculate({ ...GOOD_INPUT, kind: 'extra', rate: 20 }, definition)).toMatchObject({
      result: { total: 1 },
      warnings: ['Aviso'],
    });
  });

  it('checks each row of a list and marks the refused ones', () => {
    const check = (
      row: { share?: number; name?: string },
      { today }: { today: string },
      inputs: { amount: number },
    ) => ((row.share ?? 0) > inputs.amount ? `${row.name}: ${row.share} em ${today}` : undefined);
    const rule = { field: 'share', each: 'parts', check };
    const input = {
      ...GOOD_INPUT,
      amount: 10,
      parts: [
        { name: 'a', share: 5, unit: 'percent' },
        { name: 'b', share: 50, unit: 'percent' },
        { name: 'c', share: 60, unit: 'percent' },
      ],
    };
    const definition = sampleWith({ rules: [rule] });
    expect(problemsOf(input, definition)).toEqual([
      `parts.1.share: b: 50 em ${DAY}`,
      `parts.2.share: c: 60 em ${DAY}`,
    ]);
    expect(problemsOf(input, sampleWith({ rules: [{ ...rule, field: '' }] }))).toEqual([
      `parts.1: b: 50 em ${DAY}`,
      `parts.2: c: 60 em ${DAY}`,
    ]);
    // Skip values that the schema refused: a cell of a row, a value of the form, a number that is too large.
    const [first, , last] = input.parts;
    expect(problemsOf({ ...input, parts: [first, { share: 50, unit: 'x' }, last] }, definition)).toEqual([
      'parts.1.unit: Escolha uma das opções da lista',
      `parts.2.share: c: 60 em ${DAY}`,
    ]);
    expect(problemsOf({ ...input, amount: 2e6 }, definition)).toEqual(['amount: Valor alto demais']);
    expect(problemsOf({ ...input, parts: [{ ...last, share: 1e20 }] }, definition)).toHaveLength(1);
  });

  it('counts a blank or unreadable number as zero, which rules may then refuse', () => {
    for (const amount of ['', null, 'abc', undefined]) {
      expect(problemsOf({ ...GOOD_INPUT, amount })).toEqual(['amount: Informe o valor']);
    }
  });

  it('refuses a value that is neither text nor number in a number field', () => {
    for (const amount of [true, false, {}, [], [7]]) {
      expect(problemsOf({ ...GOOD_INPUT, amount })).toEqual(['amount: Digite um número']);
    }
  });

  it('checks a rule that only tests the presence of a refused value', () => {
    const message = 'Só até mil';
    const asking = sampleWith({
      rules: [{ field: 'amount', assert: 'not given(kind) or amount <= 1000', message }],
    });
    const reading = sampleWith({
      rules: [{ field: 'amount', assert: 'kind == "extra" or amount <= 1000', message }],
    });
    const input = { ...GOOD_INPUT, amount: 2000, kind: 'other' };
    const refusedKind = 'kind: Escolha uma das opções da lista';
    expect(problemsOf(input, asking)).toEqual([`amount: ${message}`, refusedKind]);
    expect(problemsOf(input, reading)).toEqual([refusedKind]);
  });

  it('requires the minimum number of rows and refuses more than the maximum', () => {
    for (const parts of [[], null, '', 'x', {}]) {
      expect(problemsOf({ ...GOOD_INPUT, parts })).toEqual(['parts: Informe ao menos uma parte']);
    }
    expect(problemsOf({ ...GOOD_INPUT, parts: [{}, {}, {}, {}] })).toEqual([
      'parts: Informe no máximo três partes',
    ]);
  });

  it('refuses a percentage as an amount of money, but not as a number', () => {
    const inReais = 'amount: Digite o valor em reais, não em porcentagem';
    expect(problemsOf({ ...GOOD_INPUT, amount: '20%' })).toEqual([inReais]);
    expect(problemsOf({ ...GOOD_INPUT, amount: '-20 % ' })).toEqual([inReais]);
    expect(problemsOf({ ...GOOD_INPUT, rate: '20%' })).toEqual([]);
  });

  it('refuses a text that is too long, and an unknown box', () => {
    expect(problemsOf({ ...GOOD_INPUT, note: 'x'.repeat(11), tags: ['c'] })).toEqual([
      'note: Texto longo demais',
      'tags: Escolha uma das opções da lista',
    ]);
  });
});

describe('evaluate, numbers beyond the limit', () => {
  const limitless = sampleWithFields({ rate: { type: 'number', title: 'Acréscimo' } });

  it('shows the message of the definition', () => {
    for (const amount of [1e16, 1e300, Infinity, '9'.repeat(40)]) {
      expect(problemsOf({ ...GOOD_INPUT, amount })).toEqual(['amount: Valor alto demais']);
    }
    for (const amount of [-1e300, -Infinity]) {
      expect(problemsOf({ ...GOOD_INPUT, amount })).toEqual(['amount: Informe o valor']);
    }
  });

  it('shows a general message if the definition has none', () => {
    for (const rate of [1e15, -1e15, 1e300, Infinity, -Infinity, '9'.repeat(40), '1.000.000.000.000.000']) {
      expect(problemsOf({ ...GOOD_INPUT, rate }, limitless)).toEqual([
        'rate: Digite um número menor: o limite é de 15 algarismos antes da vírgula',
      ]);
    }
    expect(problemsOf({ ...GOOD_INPUT, kind: 'extra', rate: 999_999_999_999 }, limitless)).toEqual([
      ': O total passa do limite',
    ]);
  });

  it('hides such numbers from predicates', () => {
    const check = vi.fn(({ rate }: { rate?: number }) => (rate === undefined ? undefined : 'lido'));
    const definition = sampleWith({ ...limitless, rules: [{ field: 'rate', check }] });
    expect(problemsOf({ ...GOOD_INPUT, rate: 1e20 }, definition)).toHaveLength(1);
    expect(problemsOf({ ...GOOD_INPUT, rate: 1e20 }, definition)[0]).toContain('Digite um número menor');
    expect(problemsOf({ ...GOOD_INPUT, rate: 1 }, definition)).toEqual(['rate: lido']);
  });
});

describe('evaluate, faults of a definition', () => {
  it('returns the message of a `CalculationError`', () => {
    const definition = sampleWith({
      compute: () => {
        throw new CalculationError('Sem solução');
      },
    });
    expect(problemsOf(GOOD_INPUT, definition)).toEqual([': Sem solução']);
  });

  it('turns NaN and infinity into a failed calculation without logging', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const total of [NaN, Infinity]) {
      expect(problemsOf(GOOD_INPUT, sampleWith({ compute: () => ({ total }) }))).toEqual([
        `: ${CALCULATION_FAILED}`,
      ]);
    }
    expect(log).not.toHaveBeenCalled();
  });

  it('logs an exception and returns a failed calculation', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new TypeError('oops');
    const broken = () => {
      throw error;
    };
    expect(problemsOf(GOOD_INPUT, sampleWith({ compute: broken }))).toEqual([`: ${CALCULATION_FAILED}`]);
    expect(problemsOf(GOOD_INPUT, sampleWith({ rules: [{ field: '', check: broken }] }))).toEqual([
      `: ${CALCULATION_FAILED}`,
    ]);
    expect(log.mock.calls).toEqual([
      ['Erro no cálculo de amostra/soma:', error],
      ['Erro no cálculo de amostra/soma:', error],
    ]);
  });

  it('fails and logs if the result is not plain data', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(problemsOf(GOOD_INPUT, sampleWith({ compute: () => ({ total: new Map() }) }))).toHaveLength(1);
    expect(problemsOf(GOOD_INPUT, sampleWith({ compute: () => undefined }))).toHaveLength(1);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
