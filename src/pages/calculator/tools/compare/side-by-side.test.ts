import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../../../../compiler/compile-calculator.ts';
import { tiny } from '../../../../engine/testing/tiny.ts';
import type { Results } from '../../../../quantity/declare.ts';
import type { Quantity } from '../../../../quantity/quantity.ts';
import { scenarioOf } from '../../comparison.ts';
import { dataOf, scenarioWith } from './scenario.ts';
import { answersThatDiffer, figuresBeside, headlineBars, inOneOrder, partBars } from './side-by-side.ts';

const TODAY = '2026-11-22';

/** A loan at simple interest, with a fine if it is paid late. */
const calculator = compileCalculator(
  tiny({
    inputs: {
      type: 'object',
      required: ['valor', 'taxa'],
      properties: {
        valor: {
          type: 'number',
          title: 'Valor',
          format: 'money',
          maximum: 10_000,
          messages: { maximum: 'Até R$ 10.000,00' },
        },
        taxa: { type: 'number', title: 'Taxa', format: 'percent', default: 10 },
        atraso: { type: 'boolean', title: 'Em atraso', default: false },
        multa: { type: 'number', title: 'Multa', format: 'money', default: 50, visibleWhen: 'atraso' },
      },
    },
    compute: (
      { valor, taxa, atraso, multa }: { valor: Quantity; taxa: Quantity; atraso: boolean; multa: Quantity },
      result: Results,
    ) => {
      const juros = result.money('Juros', valor.times(taxa));
      const late = atraso ? { multa: result.money('Multa paga', multa) } : {};
      return { juros, taxaPaga: result.percent('Taxa paga', taxa), ...late };
    },
    result: [
      { kind: 'headline', value: 'juros' },
      {
        kind: 'figures',
        items: [{ value: 'taxaPaga', decimals: 4 }, 'multa', { value: 'juros', label: 'Custo' }],
      },
      { kind: 'composition', title: 'De que é feito', parts: ['juros'] },
      { kind: 'steps' },
    ],
    examples: [],
  }),
);
const source = { calculator, today: TODAY };
const scenario = (data: Readonly<Record<string, unknown>>) =>
  scenarioWith(source, dataOf(source, scenarioOf(data)));
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

const A = scenario({ valor: '1000' });
const B = scenario({ valor: '1.500,00', taxa: '8,5', atraso: true });
const refused = scenario({ valor: '20000' });

describe('scenarios side by side', () => {
  it('show the questions with different answers', () => {
    const rows = answersThatDiffer([A, B]).map(({ label, cells }) => [
      label,
      ...cells.map(({ value }) => plain(value?.text)),
    ]);
    expect(rows).toEqual([
      ['Valor', 'R$ 1.000,00', 'R$ 1.500,00'],
      ['Taxa', '10%', '8,5%'],
      ['Em atraso', 'Não', 'Sim'],
      ['Multa', undefined, 'R$ 50,00'],
    ]);
    expect(answersThatDiffer([A, scenario({ valor: '1.000,00', taxa: '10' })])).toEqual([]);
  });

  it('show each figure once, with the difference from the first scenario', () => {
    const rows = figuresBeside([A, B]).map(({ label, isHeadline, cells }) => ({
      label,
      isHeadline,
      cells: cells.map(({ value, difference }) => [plain(value?.text), plain(difference)]),
    }));
    // 1,000 × 10% = 100; 1,500 × 8.5% = 127.50, which is 27.5% more.
    expect(rows).toEqual([
      {
        label: 'Juros',
        isHeadline: true,
        cells: [
          ['R$ 100,00', undefined],
          ['R$ 127,50', '+R$ 27,50 (+27,5%)'],
        ],
      },
      {
        label: 'Taxa paga',
        isHeadline: false,
        cells: [
          ['10%', undefined],
          ['8,5%', '−1,5 p.p.'],
        ],
      },
      {
        label: 'Multa paga',
        isHeadline: false,
        cells: [
          [undefined, undefined],
          ['R$ 50,00', undefined],
        ],
      },
    ]);
  });

  it('show the message if one of them is refused', () => {
    expect(refused).toMatchObject({ refusal: 'Até R$ 10.000,00', figures: [], steps: [] });
    const [headline] = figuresBeside([A, refused, B]);
    expect(headline?.cells.map(({ value }) => plain(value?.text))).toEqual([
      'R$ 100,00',
      undefined,
      'R$ 127,50',
    ]);
    expect(headlineBars([A, refused])).toBeUndefined();
    expect(partBars([A, refused])).toEqual([]);
    expect(headlineBars([A, refused, B])?.groups[0]?.amounts.map((amount) => amount?.amount)).toEqual([
      100,
      undefined,
      127.5,
    ]);
  });

  it('have separate headlines in one row if they share none and use the same format', () => {
    const [a, b] = [A, B].map((one, at) => {
      const headline = `valor${at}`;
      const [first, ...others] = one.figures;
      if (!first) throw new Error('no figure');
      return { ...one, headline, figures: [{ ...first, path: headline, label: `Parcela ${at}` }, ...others] };
    });
    if (!a || !b) throw new Error('no scenario');
    const rows = figuresBeside([a, b]);
    expect(rows.map(({ label }) => label)).toEqual(['Parcela 0 / Parcela 1', 'Taxa paga', 'Multa paga']);
    expect(plain(rows[0]?.cells[1]?.difference)).toBe('+R$ 27,50 (+27,5%)');
    expect(headlineBars([a, b])?.title).toBe('Parcela 0 / Parcela 1');

    const percentage = { ...b, headline: 'taxaPaga' };
    const other = { ...a, figures: a.figures.filter(({ path }) => path !== 'taxaPaga') };
    expect(figuresBeside([other, percentage])[0]?.cells.map(({ difference }) => difference)).toEqual([
      undefined,
      undefined,
    ]);
    expect(headlineBars([other, percentage])).toBeUndefined();
  });

  it('add the title to a figure labelled only with a preposition', () => {
    const ranges = compileCalculator(
      tiny({
        compute: ({ n }: { n: Quantity }, result: Results) => ({
          double: result.number('Dobro', n.times(2)),
          least: result.number('Menor', n),
        }),
        result: [
          { kind: 'headline', value: 'double' },
          { kind: 'figures', title: 'Faixa', items: [{ value: 'least', label: 'De' }] },
        ],
      }),
    );
    const read = scenarioWith({ ...source, calculator: ranges }, { n: '2' });
    expect(read.figures.map(({ label }) => label)).toEqual(['Dobro', 'Faixa: De']);
  });

  it('have bars of the headline and the parts', () => {
    const amounts = [
      { text: 'R$ 100,00', amount: 100 },
      { text: 'R$ 127,50', amount: 127.5 },
    ];
    const bars = headlineBars([A, B]);
    expect(bars?.title).toBe('Juros');
    expect(bars?.groups).toEqual([{ label: '', amounts }]);
    const renamed = {
      ...B,
      parts: B.parts.map((whole) => ({
        ...whole,
        parts: whole.parts.map((part) => ({ ...part, label: 'Outros juros' })),
      })),
    };
    expect(partBars([A, renamed])).toEqual([]);
    const free = scenario({ valor: '1000', taxa: '0' });
    expect(partBars([free, free])).toEqual([]);
    expect(partBars([A, B])).toEqual([{ title: 'De que é feito', groups: [{ label: 'Juros', amounts }] }]);
  });

  it('have bars of the lines of a sum without subtractions', () => {
    const adding = (sign: '+' | '-') =>
      compileCalculator(
        tiny({
          compute: (_: unknown, result: Results) => ({
            base: result.money('Base', 100),
            extra: result.money('Extra', 20),
            tudo: result.money('Tudo', sign === '+' ? 120 : 80),
          }),
          result: [
            { kind: 'headline', value: 'tudo' },
            { kind: 'sum', total: 'tudo', lines: ['base', { value: 'extra', sign }] },
          ],
        }),
      );
    const bars = (sign: '+' | '-') => {
      const summed = scenarioWith({ ...source, calculator: adding(sign) }, { n: '1' });
      return partBars([summed, summed]).map(({ title, groups }) => [title, groups.map(({ label }) => label)]);
    };
    expect(bars('+')).toEqual([['Tudo', ['Base', 'Extra']]]);
    expect(bars('-')).toEqual([]);
  });
});

describe('an encoded scenario', () => {
  it('is decoded like typed input, and never throws', () => {
    const deep = `valor=${'['.repeat(9000)}${']'.repeat(9000)}`;
    const hostile = [
      '',
      '&&==',
      'valor=',
      'valor=NaN',
      '__proto__=1',
      'outro=1',
      deep,
      `valor=${'9'.repeat(1e6)}`,
    ];
    for (const kept of hostile) {
      const read = scenarioWith(source, dataOf(source, kept));
      expect(Object.keys(read.data)).toEqual(['valor', 'taxa', 'atraso', 'multa']);
      expect(read.refusal ?? 'none', kept.slice(0, 20)).not.toBe('');
    }
  });
});

it('inOneOrder inserts a missing name after its predecessor in another list', () => {
  expect(inOneOrder([])).toEqual([]);
  expect(
    inOneOrder([
      ['a', 'c'],
      ['a', 'b', 'c'],
    ]),
  ).toEqual(['a', 'b', 'c']);
  expect(inOneOrder([['b'], ['a', 'b', 'c'], ['c', 'd']])).toEqual(['a', 'b', 'c', 'd']);
  expect(
    inOneOrder([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toEqual(['a', 'b']);
});
