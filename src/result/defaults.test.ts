/** Resolves layouts, by default an empty one. */
import { describe, expect, it } from 'vitest';
import { calculate, calculatorOf, DAY, sampleWith } from '../engine/testing/sample.ts';
import { column, type Results } from '../quantity/declare.ts';
import { money } from '../quantity/quantity.ts';
import { resolveLayout } from './resolve-layout.ts';

function elementsOf(compute: (result: Results) => object, result: readonly unknown[] = []) {
  const definition = sampleWith({
    result,
    rules: [],
    compute: (_: unknown, declared: Results) => compute(declared),
  });
  const outcome = calculate({ amount: 1, day: '2026-01-02' }, definition);
  if (!outcome.ok) throw new Error('refused');
  return resolveLayout(calculatorOf(definition), outcome, DAY);
}

const kinds = (...given: Parameters<typeof elementsOf>) => elementsOf(...given).map(({ kind }) => kind);

const taxed = (result: Results) => {
  const gross = result.money('Bruto', money(100).times(2));
  const tax = result.money('Imposto', gross.over(10));
  return { gross, tax, net: result.total('Líquido', gross.minus(tax)) };
};

describe('a result without a layout', () => {
  it('shows the first total as headline, the lines that add up to it, and the steps', () => {
    const elements = elementsOf(taxed);
    expect(elements.map(({ kind }) => kind)).toEqual(['headline', 'sum', 'steps']);
    expect(elements[0]).toMatchObject({ figure: { label: 'Líquido', value: { hook: 'net' } } });
    expect(elements[1]).toMatchObject({
      lines: [
        { label: 'Bruto', value: { hook: 'gross', raw: 200 }, isSubtracted: false },
        { label: 'Imposto', value: { hook: 'tax', raw: 20 }, isSubtracted: true },
      ],
    });
  });

  it('shows the first total in a headline without a value', () => {
    const [headline] = elementsOf(taxed, [
      { kind: 'headline', label: 'No bolso', answer: 'Você recebe {net}.' },
    ]);
    expect(headline).toMatchObject({
      figure: { label: 'No bolso', value: { hook: 'net' } },
      answer: 'Você recebe R$\u00a0180,00.',
    });
  });

  it('shows the groups that `compute` declares, without absent values', () => {
    const grouped = (result: Results) => {
      const { net, ...parts } = taxed(result);
      return { net, ...result.group('Do bruto ao líquido', { ...parts, absent: undefined }) };
    };
    const group = elementsOf(grouped).find(({ kind }) => kind === 'figures');
    expect(group).toMatchObject({
      title: 'Do bruto ao líquido',
      figures: [{ label: 'Bruto' }, { label: 'Imposto' }],
    });
  });

  it('omits the sum if the headline is no sum', () => {
    const double = (result: Results) => ({ double: result.total('Dobro', money(5).times(2)) });
    expect(kinds(double)).toEqual(['headline', 'steps']);
  });
});

describe('a layout', () => {
  const notice = { kind: 'notice', tone: 'info', text: 'Convém saber.' };
  const figures = { kind: 'figures', items: ['tax'] };

  it('keeps its own headline, sum and steps in place', () => {
    const own = [{ kind: 'headline', value: 'tax' }, { kind: 'steps' }, { kind: 'sum', total: 'net' }];
    expect(kinds(taxed, own)).toEqual(['headline', 'steps', 'sum']);
  });

  it('adds the steps before its closing sentences', () => {
    expect(kinds(taxed, [figures, notice])).toEqual(['headline', 'sum', 'figures', 'steps', 'notice']);
  });

  it('shows the sentence of the first case that holds', () => {
    const answer = { 'tax > 100': 'Paga muito.', 'tax > 0': 'Paga {tax}.', 'net > 0': 'Recebe {net}.' };
    const text = { 'tax > 10': 'Há imposto.', 'tax <= 10': 'Não há imposto.' };
    expect(
      elementsOf(taxed, [
        { kind: 'headline', value: 'net', answer },
        { kind: 'notice', text },
      ]),
    ).toMatchObject([
      { answer: 'Paga R$\u00a020,00.' },
      { kind: 'sum' },
      { kind: 'steps' },
      { tone: 'info', text: 'Há imposto.' },
    ]);
  });

  it('omits a headline or notice without a sentence for the case', () => {
    const never = { 'net < 0': 'Deve.', 'tax < 0': 'Recebe de volta.' };
    const layout = [
      { kind: 'headline', value: 'tax', answer: never },
      { kind: 'headline', value: 'net', answer: { 'net > 0': 'Recebe.' } },
      { kind: 'notice', text: never },
    ];
    expect(elementsOf(taxed, layout)[0]).toMatchObject({ kind: 'headline', figure: { path: 'net' } });
    expect(kinds(taxed, layout)).toEqual(['headline', 'sum', 'steps']);
  });

  it('has one headline and one sum: the first of each with a value', () => {
    const layout = [
      ...['absent', 'tax', 'net'].map((value) => ({ kind: 'headline', value })),
      ...['absent', 'net', 'gross'].map((total) => ({ kind: 'sum', total, lines: ['gross', 'tax'] })),
    ];
    const [headline, sum, ...others] = elementsOf(
      (result) => ({ ...taxed(result), absent: undefined }),
      layout,
    );
    expect(headline).toMatchObject({ kind: 'headline', figure: { path: 'tax' } });
    expect(sum).toMatchObject({ kind: 'sum', total: { path: 'net' } });
    expect(others.map(({ kind }) => kind)).toEqual(['steps']);
  });

  it('names rows by their first column, unless an element chooses another', () => {
    const byYear = (result: Results) => ({
      ...taxed(result),
      years: result.rows('Anos', { year: column.number('Ano'), left: column.money('Resta') }, [
        { year: 1, left: money(9) },
        { year: 2, left: money(8) },
      ]),
    });
    const layout = [
      { kind: 'chart', rows: 'years', series: ['left'] },
      { kind: 'rowComposition', rows: 'years', value: 'left' },
    ];
    const [, , chart, composition] = elementsOf(byYear, layout);
    expect(chart).toMatchObject({ shape: 'line', xLabel: 'Ano', points: [{ x: 1 }, { x: 2 }] });
    expect(composition).toMatchObject({ title: 'Anos', parts: [{ label: '1' }, { label: '2' }] });
  });
});
