/** Splits results into the visible part and sections. */
import { describe, expect, it } from 'vitest';
import { calculate, calculatorOf, DAY, sampleWith } from '../engine/testing/sample.ts';
import { column, type Results } from '../quantity/declare.ts';
import { money } from '../quantity/quantity.ts';
import { arrange } from './arrange.ts';
import { figuresAsText } from './as-text.ts';
import { resolveLayout } from './resolve-layout.ts';

const AMOUNTS = { a: 1, b: 2, c: 3, d: 4, e: 5, none: 0 };

/** Results named by a letter each; capitals are sums. */
function compute(result: Results) {
  const plain = Object.entries(AMOUNTS).map(([name, amount]) => [
    name,
    result.money(`Valor ${name}`, money(amount)),
  ]);
  return {
    ...(Object.fromEntries(plain) as Record<keyof typeof AMOUNTS, ReturnType<Results['money']>>),
    S: result.total('Soma', money(9)),
    T: result.total('Tudo', money(12)),
    lines: ['Uma', 'Duas'],
    rows: result.rows('Mês a mês', { month: column.text('Mês'), paid: column.money('Pago') }, [
      { month: '1', paid: 1 },
    ]),
  };
}

function elementsOf(layout: readonly object[]) {
  const definition = sampleWith({
    result: layout,
    rules: [],
    compute: (_: unknown, r: Results) => compute(r),
  });
  const outcome = calculate({ amount: 1, day: '2026-01-02' }, definition);
  if (!outcome.ok) throw new Error('refused');
  return resolveLayout(calculatorOf(definition), outcome, DAY);
}

function arranged(...layout: readonly object[]) {
  const { headline, figures, remarks, sections } = arrange(elementsOf(layout));
  return {
    headline: headline?.figure.path,
    inView: figures.map(({ path }) => path),
    remarks: remarks.map(({ kind }) => kind),
    sections: sections.map(({ title, hint }) => (hint === '' ? title : `${title}: ${hint}`)),
  };
}

const headline = { kind: 'headline', value: 'T' };
const figures = (items: readonly string[], title?: string) => ({
  kind: 'figures',
  items,
  ...(title === undefined ? {} : { title }),
});
const notice = (tone: string) => ({ kind: 'notice', tone, text: 'Frase' });

describe('visible figures', () => {
  it('are at most three, without repeating the headline', () => {
    expect(arranged(headline, figures(['a', 'T', 'b', 'c']))).toEqual({
      headline: 'T',
      inView: ['a', 'b', 'c'],
      remarks: [],
      sections: [],
    });
  });

  it('prefer sums; the other figures of an untitled group go into a section', () => {
    const { inView, sections } = arranged(headline, figures(['a', 'b', 'c', 'd', 'S']));
    expect(inView).toEqual(['a', 'b', 'S']);
    expect(sections).toEqual(['Mais valores: Valor c, Valor d']);
  });

  it('include a fourth figure instead of leaving it alone in a section', () => {
    const { inView, sections } = arranged(headline, figures(['a', 'b', 'c', 'd']));
    expect(inView).toEqual(['a', 'b', 'c', 'd']);
    expect(sections).toEqual([]);
  });

  it('keep a visible sum in its titled group, too, whose rows must add up', () => {
    const { inView, sections } = arranged(
      headline,
      figures(['d', 'e', 'S', 'T'], 'Verbas'),
      figures(['a', 'b']),
    );
    expect(inView).toEqual(['d', 'e', 'S']);
    expect(sections).toEqual(['Mais valores: Valor a, Valor b']);
    expect(arranged(headline, figures(['a', 'b', 'c', 'd', 'S'], 'Verbas')).sections).toEqual([
      'Verbas: Valor a, Valor b e mais\u00A03',
    ]);
  });

  it('have the hook only where a value appears first', () => {
    const { figures: inView, sections } = arrange(
      elementsOf([headline, figures(['a', 'b', 'c', 'd', 'S'], 'Verbas')]),
    );
    const hooks = (shown: typeof inView) => shown.flatMap(({ value }) => value.hook ?? []);
    const rows = sections.flatMap(({ elements }) =>
      elements.flatMap((element) => (element.kind === 'figures' ? element.figures : [])),
    );
    expect(hooks(inView)).toEqual(['a', 'b', 'S']);
    expect(hooks(rows)).toEqual(['c', 'd']);
    expect(rows.map(({ path }) => path)).toEqual(['a', 'b', 'c', 'd', 'S']);
  });

  it('are followed by sentences about the case; general sentences come last', () => {
    expect(
      arranged(
        headline,
        notice('info'),
        { kind: 'steps', lines: 'lines' },
        notice('info'),
        notice('warning'),
      ),
    ).toEqual({
      headline: 'T',
      inView: [],
      remarks: ['notice', 'notice'],
      sections: ['Como chegamos a este valor: a conta, em 2 passos', 'Observações: o que convém saber'],
    });
  });

  it('leave a general sentence with the table above it', () => {
    const table = { kind: 'table', rows: 'rows' };
    const { remarks, sections } = arranged(headline, table, notice('info'), { kind: 'steps' });
    expect(remarks).toEqual([]);
    expect(sections).toEqual(['Mês a mês: 1 linha']);
  });
});

describe('pictures', () => {
  it('with too many or negative parts are omitted, with their title', () => {
    const parts = (of: string) => ({ kind: 'parts', title: 'Barras', filled: 'c', of });
    expect(arranged(headline, parts('d')).sections).toEqual(['Barras: desenho']);
    expect(arranged(headline, parts('none')).sections).toEqual([]);
  });

  const bar = (...parts: readonly string[]) => ({ kind: 'composition', title: 'Partes', parts });

  it('with only one part are omitted, because the figures show the same', () => {
    expect(arranged(headline, figures(['a']), bar('a', 'none')).sections).toEqual([]);
    expect(arranged(headline, figures(['a']), bar('a', 'b')).sections).toEqual(['Partes: Valor a, Valor b']);
  });

  it('with only one part are kept if nothing else shows its value', () => {
    expect(arranged(headline, bar('a', 'none')).sections).toEqual(['Partes: Valor a']);
  });

  it('of a figure without one of its measures are omitted', () => {
    const square = (side: string) => ({
      kind: 'drawing',
      title: 'Quadrado',
      figure: 'rectangle',
      base: side,
      height: side,
    });
    expect(arranged(headline, square('a'), square('none')).sections).toEqual(['Quadrado: desenho']);
  });

  it('that compare only zeros are omitted', () => {
    const bars = (...values: readonly string[]) => ({ kind: 'comparison', title: 'Barras', bars: values });
    expect(arranged(headline, bars('none', 'none')).sections).toEqual([]);
    expect(arranged(headline, bars('a', 'none')).sections).toEqual(['Barras: Valor a, Valor none']);
  });

  it('with only one point are omitted', () => {
    const chart = { kind: 'chart', shape: 'columns', rows: 'rows', x: 'month', series: ['paid'] };
    expect(arranged(headline, chart).sections).toEqual([]);
  });
});

it('figuresAsText lists each figure once', () => {
  const text = figuresAsText(elementsOf([headline, figures(['a', 'T'])]));
  expect(text.split('\n').map((line) => line.replaceAll(/\s/g, ' '))).toEqual([
    'Tudo: R$ 12,00',
    'Valor a: R$ 1,00',
  ]);
});

it('figuresAsText includes the total of a sum that explains another figure', () => {
  const sum = { kind: 'sum', total: 'c', lines: ['a', 'b'] };
  const text = (...layout: readonly object[]) =>
    figuresAsText(elementsOf(layout)).replaceAll(/[^\S\n]/g, ' ');
  const lines = 'Valor a: R$ 1,00\nValor b: R$ 2,00';
  expect(text(headline, sum)).toBe(`Tudo: R$ 12,00\n${lines}\nValor c: R$ 3,00`);
  expect(text({ kind: 'headline', value: 'c', label: 'Ao todo' }, sum)).toBe(`Ao todo: R$ 3,00\n${lines}`);
});
