/** Resolves a layout, by default an empty one. */
import { describe, expect, it } from 'vitest';
import { calculate, calculatorOf, DAY, sampleWith } from '../engine/testing/sample.ts';
import type { Results } from '../quantity/declare.ts';
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
  it('shows the first total, the lines that add up to it, and the steps', () => {
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

  it('shows the groups that compute declares, without absent values', () => {
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

  it('leaves out the sum of a headline that is no sum', () => {
    const double = (result: Results) => ({ double: result.total('Dobro', money(5).times(2)) });
    expect(kinds(double)).toEqual(['headline', 'steps']);
  });
});

describe('a layout', () => {
  const notice = { kind: 'notice', tone: 'info', text: 'Convém saber.' };
  const figures = { kind: 'figures', items: ['tax'] };

  it('keeps its own headline, sum and steps in their places', () => {
    const own = [{ kind: 'headline', value: 'tax' }, { kind: 'steps' }, { kind: 'sum', total: 'net' }];
    expect(kinds(taxed, own)).toEqual(['headline', 'steps', 'sum']);
  });

  it('gets the steps before its closing sentences', () => {
    expect(kinds(taxed, [figures, notice])).toEqual(['headline', 'sum', 'figures', 'steps', 'notice']);
  });
});
