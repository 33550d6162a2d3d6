/** Every element of a result, from what compute declared to the markup that is drawn of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculate, calculatorOf, DAY, sampleWith } from '../engine/testing/sample.ts';
import { column, type Results } from '../quantity/declare.ts';
import { count as countOf, money, one, percent, quantity } from '../quantity/quantity.ts';
import { resolvers } from './elements/resolvers.ts';
import { views } from './elements/views.tsx';
import { resolveLayout, type ShownElement } from './resolve-layout.ts';
import { ResultView } from './result-view.tsx';

/** An element as it is resolved from a result, and drawn. */
function shown(element: unknown, compute: (result: Results) => object) {
  const definition = sampleWith({
    result: [element],
    rules: [],
    compute: (_: unknown, result: Results) => compute(result),
  });
  const outcome = calculate({ amount: 1, day: '2026-01-02' }, definition);
  if (!outcome.ok) throw new Error('refused');
  const elements = resolveLayout(calculatorOf(definition), outcome, DAY, resolvers);
  const [first] = elements;
  if (!first) throw new Error('nothing is shown');
  const html = renderToStaticMarkup(<ResultView elements={elements} views={views} warnings={[]} />);
  return { element: first as ShownElement & Record<string, unknown>, html };
}

const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

const rowsOf = (length: number) => (result: Results) => ({
  anos: result.rows(
    'Ano a ano',
    { ano: column.text('Ano'), juros: column.money('Juros'), saldo: column.money('Saldo') },
    Array.from({ length }, (_, index) => ({ ano: String(2026 + index), juros: 10, saldo: 5 * index - 5 })),
  ),
});

describe('figures', () => {
  const compute = (result: Results) => {
    const half = result.money('Metade', money(100).over(2), 'Lei 1');
    return { half, typed: result.money('Valor', money(100)), again: result.total('Total', half) };
  };

  it('answer "why?" where they were calculated, and nowhere else', () => {
    const { html, element } = shown({ kind: 'figures', items: ['half', 'typed', 'again'] }, compute);
    expect(html).toContain('aria-label="Como se chega a Metade" aria-expanded="false"');
    expect(html).not.toContain('Como se chega a Valor');
    expect(html).toContain('aria-label="Como se chega a Total"');
    expect(element).toMatchObject({
      figures: [{ formula: { lines: ['R$\u00a0100,00 ÷ 2 = R$\u00a050,00'], law: 'Lei 1' } }, {}, {}],
    });
    // The formula is there only when it is asked for.
    expect(html).not.toContain('Lei 1');
  });

  it('leave out what a case does not have', () => {
    const { html } = shown({ kind: 'figures', items: ['half', 'none'] }, compute);
    expect(count(html, /<dt/g)).toBe(1);
  });

  it('answer in the headline, too', () => {
    expect(shown({ kind: 'headline', value: 'half' }, compute).html).toContain('Como se chega a Metade');
  });
});

describe('steps', () => {
  it('are set as mathematics, read out as such, and keep numbers beside their units', () => {
    const { html, element } = shown({ kind: 'steps' }, (result) => {
      const worth = money(1210).times(one.plus(percent(10)).power(countOf(2, 'anos').negated()));
      const length = result.number('Trecho', countOf(7, 'km').over(2), { unit: 'km' });
      return { worth: result.money('Valor hoje', worth, 'V × (1 + i)⁻ⁿ'), length };
    });
    expect(element).toMatchObject({
      steps: [
        { lines: ['7\u00a0km ÷ 2 = 3,5\u00a0km'] },
        { lines: ['R$\u00a01.210,00 × (1 + 10%)⁻² = R$\u00a01.000,00'], law: 'V × (1 + i)⁻ⁿ' },
      ],
    });
    expect(html).toContain('<math aria-label="(1 + 10%) elevado a −2" displaystyle="true"><msup>');
    expect(html).toContain('<math aria-label="(1 + i) elevado a −n" displaystyle="true"><msup>');
    expect(html).toContain('aria-label="7\u00a0km sobre 2" displaystyle="true"><mfrac>');
    // As text for copies, and for columns that are too narrow.
    expect(html).toContain('>R$\u00a01.210,00 × (1 + 10%)⁻² = R$\u00a01.000,00</span>');
  });
});

describe('table', () => {
  const element = { kind: 'table', rows: 'largas' };
  const wide = (columns: number) => (result: Results) => {
    const names = Array.from({ length: columns }, (_, index) => `c${index}`);
    const row = Object.fromEntries(names.map((name) => [name, 1]));
    const heads = Object.fromEntries(names.map((name) => [name, column.count(`Coluna ${name}`)]));
    return { largas: result.rows('Largas', heads, [row, row]) };
  };

  it('of up to four columns is a table on every screen', () => {
    const { html } = shown(element, wide(4));
    expect(count(html, /Coluna c0/g)).toBe(1);
    expect(html).not.toContain('max-sm:block');
  });

  it('of more columns is a card a row on a phone, and still a table to those who hear it', () => {
    const { html } = shown(element, wide(5));
    expect(html).toContain('<table role="table"');
    expect(count(html, /role="columnheader"/g)).toBe(5);
    expect(count(html, /role="cell"/g)).toBe(10);
    // Once as the head, and in each row for the eye alone.
    expect(count(html, /Coluna c0/g)).toBe(3);
    expect(count(html, /<span aria-hidden="true"[^>]*>Coluna c0/g)).toBe(2);
    expect(count(html, /data-result="largas\.\d\.c\d"/g)).toBe(10);
  });
});

describe('chart', () => {
  const chart = { kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros', 'saldo'] };

  it('takes title and names from the rows', () => {
    const { element } = shown({ ...chart, shape: 'columns' }, rowsOf(3));
    expect(element).toMatchObject({
      kind: 'chart',
      shape: 'columns',
      title: 'Ano a ano',
      xLabel: 'Ano',
      seriesLabels: ['Juros', 'Saldo'],
      points: [{ label: '2026', values: [10, -5] }, { label: '2027' }, { label: '2028' }],
    });
  });

  it('of one row stands in columns, where a line would be nothing', () => {
    expect(shown(chart, rowsOf(1)).element).toMatchObject({ shape: 'columns' });
    expect(shown({ ...chart, shape: 'area' }, rowsOf(1)).element).toMatchObject({ shape: 'stackedColumns' });
    expect(shown(chart, rowsOf(2)).element).toMatchObject({ shape: 'line' });
  });

  it('of no rows is not there', () => {
    expect(shown(chart, rowsOf(0)).html).not.toContain('<figure');
  });
});

describe('composition', () => {
  const of = (length: number) =>
    shown(
      {
        kind: 'composition',
        title: 'Partes',
        parts: Array.from({ length }, (_, index) => ({ label: `Parte ${index}`, value: `p${index}` })),
      },
      (result) =>
        Object.fromEntries(
          Array.from({ length }, (_, index) => [`p${index}`, result.money(`P${index}`, money(1 + index))]),
        ),
    ).html;

  it('tells up to twelve parts apart: by colour, and then by stripes', () => {
    expect(of(6)).not.toContain('<pattern');
    const html = of(12);
    expect(count(html, /<pattern/g)).toBe(6);
    const paints = [...html.matchAll(/<rect x="[^"]*" width="[^"]*" height="100%" (class|fill)="([^"]*)"/g)];
    expect(new Set(paints.map(([, , paint]) => paint)).size).toBe(12);
    // What a legend's sign is painted with exists.
    for (const [, id = ''] of html.matchAll(/url\(#([^)]+)\)/g)) expect(html).toContain(`id="${id}"`);
  });
});

describe('drawing', () => {
  const compute = (result: Results) => ({
    lado: result.number('Lado', quantity(8), { unit: 'm' }),
    altura: result.number('Altura', quantity(2.5), { unit: 'm' }),
    nada: result.number('Nada', quantity(0)),
  });

  it('says in words what it shows', () => {
    const element = { kind: 'drawing', title: 'Sala', figure: 'rectangle', base: 'lado', height: 'altura' };
    const { html } = shown(element, compute);
    expect(html).toContain('role="img" aria-label="Retângulo. Lado: 8 m; Altura: 2,5 m."');
    expect(html).toContain('>2,5 m</text>');
  });

  it('is not there without its measures', () => {
    const element = { kind: 'drawing', title: 'Sala', figure: 'circle', radius: 'nada' };
    expect(shown(element, compute).html).not.toContain('<figure');
  });
});

describe('calendar', () => {
  const compute = (result: Results) => ({
    inicio: result.date('Início', '2026-02-20'),
    fim: result.date('Fim', '2026-09-10'),
    folgas: result.rows('Folgas', { data: column.date('Dia'), nome: column.text('Nome') }, [
      { data: '2026-04-21', nome: 'Tiradentes' },
    ]),
  });
  const element = {
    kind: 'calendar',
    title: 'Os dias',
    from: 'inicio',
    to: 'fim',
    rows: 'folgas',
    date: 'data',
    label: 'nome',
  };

  it('shows the first months, each in words too, and offers the rest', () => {
    const { html } = shown({ ...element, first: 3 }, compute);
    expect(count(html, /role="img"/g)).toBe(3);
    // The 20th of February 2026 is a Friday, the 28th a Saturday.
    expect(html).toContain('aria-label="fevereiro de 2026: 6 dias úteis; 3 dias de fim de semana"');
    expect(html).toContain('dia 21, Tiradentes"');
    expect(html).toContain('Ver os outros 5 meses');
    expect(html).not.toContain('style=');
  });

  it('is not there without its days', () => {
    const none = () => ({ inicio: undefined, fim: undefined, folgas: [] });
    expect(shown(element, none).html).not.toContain('<figure');
  });
});

describe('timeline', () => {
  const element = {
    kind: 'timeline',
    title: 'Quando',
    from: 'hoje',
    rows: 'regras',
    month: 'mes',
    label: 'nome',
  };
  const rules = (...rows: readonly { readonly nome: string; readonly mes?: string }[]) => ({
    hoje: '2026-11',
    regras: rows,
  });

  it('says in words when each thing happens, and leaves out what never does', () => {
    const { html } = shown(element, () =>
      rules({ nome: 'Pontos', mes: '2031-03' }, { nome: 'Idade', mes: '2026-11' }, { nome: 'Pedágio' }),
    );
    expect(count(html, /<li>/g)).toBe(2);
    expect(html).toContain('03/2031');
    expect(html).toContain('>já<');
    expect(html).not.toContain('Pedágio');
    expect(html).not.toContain('style=');
  });

  it('is not there without a month', () => {
    expect(shown(element, () => rules({ nome: 'Pedágio' })).html).not.toContain('<figure');
  });
});

describe('all elements', () => {
  it('draw no inline style, which the content security policy forbids', () => {
    const elements = [
      [{ kind: 'table', rows: 'anos' }, rowsOf(2)],
      [{ kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros'] }, rowsOf(2)],
      [{ kind: 'rowComposition', title: 'X', rows: 'anos', label: 'ano', value: 'juros' }, rowsOf(9)],
    ] as const;
    for (const [element, compute] of elements) expect(shown(element, compute).html).not.toContain('style=');
  });

  it('do without an element whose code was not loaded', () => {
    const { element } = shown(
      { kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros'] },
      rowsOf(2),
    );
    const html = renderToStaticMarkup(<ResultView elements={[element]} views={{}} warnings={['Cuidado']} />);
    expect(html).toContain('Cuidado');
    expect(html).not.toContain('<figure');
  });
});
