/** Elements of a result, from declaration to markup. */
import { describe, expect, it } from 'vitest';
import { column, type Results } from '../quantity/declare.ts';
import { count as countOf, money, one, percent, quantity } from '../quantity/quantity.ts';
import { regra } from '../quantity/regra.ts';
import { count, rowsOf, shown } from './testing/shown.tsx';

describe('figures', () => {
  const compute = (result: Results) => {
    const half = result.money('Metade', money(100).over(2), 'Lei 1');
    return { half, typed: result.money('Valor', money(100)), again: result.total('Total', half) };
  };

  it('answer "why?" only if they were calculated', () => {
    const { html, element } = shown({ kind: 'figures', items: ['half', 'typed', 'again'] }, compute);
    expect(html).toContain('aria-label="Como se chega a Metade" aria-expanded="false"');
    expect(html).not.toContain('Como se chega a Valor');
    expect(html).toContain('aria-label="Como se chega a Total"');
    expect(element).toMatchObject({
      figures: [{ formula: { lines: ['R$\u00a0100,00 ÷ 2 = R$\u00a050,00'], law: 'Lei\u00a01' } }, {}, {}],
    });
    // The steps contain it; the formula beside the figure appears only on demand.
    expect(count(html, /Lei\u00a01/g)).toBe(1);
  });

  it('show the sentence of a rule above its article, also in the steps', () => {
    const { html, element } = shown({ kind: 'figures', items: ['half'] }, (result) => ({
      half: result.money('Metade', money(100).over(2), regra('Lei 1', 'A metade vale 15 dias.')),
    }));
    expect(element).toMatchObject({
      figures: [{ formula: { law: 'Lei\u00a01', rule: 'A metade vale 15\u00a0dias.' } }],
    });
    expect(html).toMatch(/R\$\u00a050,00.*A metade vale 15\u00a0dias\..*Lei\u00a01/);
  });

  it('show the sentence of a rule without a calculation, but not as a step', () => {
    const { html, element } = shown({ kind: 'figures', items: ['days'] }, (result) => ({
      days: result.money('Piso', money(30), regra('Lei 1', 'O piso é fixo.')),
    }));
    expect(element).toMatchObject({ figures: [{ formula: { lines: [], rule: 'O piso é fixo.' } }] });
    expect(html).toContain('Como se chega a Piso');
    // It appears only on demand, because no step contains it.
    expect(html).not.toContain('O piso é fixo.');
  });

  it('omit values that the case does not have', () => {
    const { html } = shown({ kind: 'figures', items: ['half', 'none'] }, compute);
    expect(count(html, /<dt/g)).toBe(1);
  });

  it('answer "why?" in the headline, too', () => {
    expect(shown({ kind: 'headline', value: 'half' }, compute).html).toContain('Como se chega a Metade');
  });
});

describe('a verdict', () => {
  const compute = (result: Results) => ({ half: result.money('Metade', money(100)) });

  it('is visible beside its value, and spoken', () => {
    const headline = shown({ kind: 'headline', value: 'half', tone: 'success' }, compute).html;
    expect(headline).toContain('bg-success-soft');
    expect(headline).toMatch(/#i-circle-check.*Bom resultado: .*Metade/);
    const row = shown({ kind: 'figures', items: [{ value: 'half', tone: 'danger' }] }, compute).html;
    expect(row).toMatch(/text-danger.*#i-circle-alert.*Alerta: .*R\$ 100,00/);
  });

  it('is absent by default', () => {
    const { html } = shown({ kind: 'headline', value: 'half' }, compute);
    expect(html).not.toMatch(/success|warning|danger|<svg/);
  });

  it('gives the class of a value the class’s tone instead of the category’s colour', () => {
    const classes = [
      { label: 'Pouco', upTo: 50, tone: 'warning' },
      { label: 'Bastante', upTo: 200, tone: 'success' },
    ];
    const { html } = shown({ kind: 'scale', title: 'Onde fica', value: 'half', from: 0, classes }, compute);
    expect(html).toMatch(/aria-current="true" class="[^"]*bg-success-soft[^"]*">.*Bom resultado: .*Bastante/);
    expect(html).not.toContain('accent');
  });
});

describe('steps', () => {
  it('are typeset, spoken as mathematics, and keep numbers beside their units', () => {
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
    // The text form, for copies and narrow columns; a line breaks before an operator.
    expect(html).toContain('>R$\u00a01.210,00 ×\u00a0(1 +\u00a010%)⁻² =\u00a0R$\u00a01.000,00</span>');
  });

  it('say the sentence of a rule once, and its article at each step', () => {
    const rule = regra('Lei 1', 'A metade vale.');
    const { html } = shown({ kind: 'steps' }, (result) => ({
      first: result.money('Metade de cem', money(100).over(2), rule),
      second: result.money('Metade de dez', money(10).over(2), rule),
    }));
    expect(count(html, /A metade vale\./g)).toBe(1);
    expect(count(html, /Lei\u00a01/g)).toBe(2);
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

  it('distinguishes up to twelve parts without colour: plain, finely striped, widely striped', () => {
    expect(of(1)).not.toContain('<pattern');
    expect(count(of(6), /<pattern/g)).toBe(3);
    const html = of(12);
    const patterns = [...html.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(patterns).size).toBe(9);
    // In the bar and in the legend.
    for (const id of patterns) expect(html.split(`url(#${id})`)).toHaveLength(3);
  });

  it('has shares that add up to 100%', () => {
    const amounts = { a: 7, b: 5, c: 4 };
    const { html } = shown({ kind: 'composition', title: 'Partes', parts: ['a', 'b', 'c'] }, (result) =>
      Object.fromEntries(
        Object.entries(amounts).map(([name, amount]) => [name, result.money(name, money(amount))]),
      ),
    );
    expect(html.match(/[\d,]+%(?=<\/span>)/g)).toEqual(['43,8%', '31,2%', '25%']);
  });
});

describe('drawing', () => {
  const compute = (result: Results) => ({
    lado: result.number('Lado', quantity(8), { unit: 'm' }),
    altura: result.number('Altura', quantity(2.5), { unit: 'm' }),
    nada: result.number('Nada', quantity(0)),
  });

  it('describes itself in words', () => {
    const element = { kind: 'drawing', title: 'Sala', figure: 'rectangle', base: 'lado', height: 'altura' };
    const { html } = shown(element, compute);
    expect(html).toContain('role="img" aria-label="Retângulo. Lado: 8 m; Altura: 2,5 m."');
    expect(html).toContain('>2,5 m</text>');
  });

  it('is absent if a measure is missing', () => {
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

  it('shows the first months, each also in words, and offers the others', () => {
    const { html } = shown({ ...element, first: 3 }, compute);
    expect(count(html, /role="img"/g)).toBe(3);
    // The 20th of February 2026 is a Friday, the 28th a Saturday.
    expect(html).toContain('aria-label="fevereiro de 2026: 6 dias úteis; 3 dias de fim de semana"');
    expect(html).toContain('dia 21, Tiradentes"');
    expect(html).toContain('Ver os outros 5 meses');
    expect(html).not.toContain('style=');
  });

  it('is absent without its days', () => {
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

  it('states when each event happens, and omits events that never do', () => {
    const { html } = shown(element, () =>
      rules({ nome: 'Pontos', mes: '2031-03' }, { nome: 'Idade', mes: '2026-11' }, { nome: 'Pedágio' }),
    );
    expect(count(html, /<li>/g)).toBe(2);
    expect(html).toContain('03/2031');
    expect(html).toContain('>já<');
    expect(html).not.toContain('Pedágio');
    expect(html).not.toContain('style=');
  });

  it('is absent without a month', () => {
    expect(shown(element, () => rules({ nome: 'Pedágio' })).html).not.toContain('<figure');
  });
});

describe('all elements', () => {
  it('use no inline styles, which the content security policy forbids', () => {
    const elements = [
      [{ kind: 'table', rows: 'anos' }, rowsOf(2)],
      [{ kind: 'chart', shape: 'line', rows: 'anos', x: 'ano', series: ['juros'] }, rowsOf(2)],
      [{ kind: 'rowComposition', rows: 'anos', value: 'juros' }, rowsOf(9)],
    ] as const;
    for (const [element, compute] of elements) expect(shown(element, compute).html).not.toContain('style=');
  });
});
