import { describe, expect, it } from 'vitest';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import { ShownRow } from '../../../result/shown-row.ts';
import type { ShownFigure } from '../../../result/shown.ts';
import { comingDates, hasComingDates } from './coming-dates.ts';

const TODAY = '2026-11-22';

const figure = (label: string, raw: unknown, note?: string): ShownFigure => ({
  path: label,
  label,
  value: { text: String(raw), raw },
  formatting: { format: 'text' as const },
  total: false,
  ...(note === undefined ? {} : { note }),
});

const instalments = {
  kind: 'table',
  title: 'Parcelas',
  path: 'parcelas',
  first: 12,
  columns: [
    { value: 'numero', label: 'Parcela', format: 'integer' },
    { value: 'vencimento', label: 'Vencimento', format: 'date' },
    { value: 'valor', label: 'Valor', format: 'money' },
  ],
  rows: ['2026-11-21', '2026-11-22', '2027-01-15'].map(
    (raw, index) =>
      new ShownRow(() => [
        { text: String(index + 1), raw: index + 1 },
        { text: raw, raw },
        { text: 'R$ 100,00', raw: 100 },
      ]),
  ),
} satisfies ShownElement;

describe('comingDates', () => {
  it('lists dates from today on in order, with their labels', () => {
    const figures: ShownElement = {
      kind: 'figures',
      figures: [
        figure('Vence em', '2026-12-20', 'Não é dia útil.'),
        figure('Venceu em', '2026-11-21'),
        figure('Ano', '2026'),
        figure('Total', 100),
      ],
    };
    expect(comingDates([figures, instalments], TODAY)).toEqual([
      { date: '2026-11-22', label: 'Vencimento', details: 'Parcela: 2\nValor: R$ 100,00' },
      { date: '2026-12-20', label: 'Vence em', details: 'Não é dia útil.' },
      { date: '2027-01-15', label: 'Vencimento', details: 'Parcela: 3\nValor: R$ 100,00' },
    ]);
  });

  it('formats cells only in tables with a column of dates', () => {
    const unwritten = new ShownRow(() => {
      throw new Error('written');
    });
    const schedule: ShownElement = {
      ...instalments,
      columns: instalments.columns.filter(({ format }) => format !== 'date'),
      rows: [unwritten],
    };
    expect(comingDates([schedule], TODAY)).toEqual([]);
  });

  it('lists each date once, even if the result shows it several times', () => {
    const due = figure('Vence em', '2026-12-20');
    const elements: ShownElement[] = [
      { kind: 'headline', figure: due },
      { kind: 'figures', figures: [due] },
    ];
    expect(comingDates(elements, TODAY)).toHaveLength(1);
  });

  it('includes due dates of amounts', () => {
    const toPay = { ...figure('1ª parcela', 1500, 'Sem descontos.'), due: '2026-11-30' };
    const elements: ShownElement[] = [
      {
        kind: 'figures',
        figures: [toPay, { ...figure('A pagar', 0), due: '2026-11-30' }, { ...toPay, due: '2026-11-21' }],
      },
    ];
    expect(comingDates(elements, TODAY)).toEqual([
      { date: '2026-11-30', label: '1ª parcela', details: '1500\nSem descontos.' },
    ]);
  });

  it('includes future months of a timeline', () => {
    const events = [
      { label: 'Pontos', when: 'já', at: 0 },
      { label: 'Idade', when: '05/2031', at: 100, day: '2031-05-01' },
    ];
    const timeline = (reminder?: string): ShownElement => ({
      kind: 'timeline',
      title: 'Quando cada regra se cumpre',
      reminder,
      events,
      years: [],
    });
    const date = { date: '2031-05-01', details: 'Quando cada regra se cumpre' };
    expect(comingDates([timeline()], TODAY)).toEqual([{ ...date, label: 'Idade' }]);
    expect(comingDates([timeline('Direito')], TODAY)).toEqual([{ ...date, label: 'Direito: Idade' }]);
  });

  it('may be empty', () => {
    expect(hasComingDates({ elements: [instalments], today: '2027-01-16' })).toBe(false);
    expect(hasComingDates({ elements: [instalments], today: '2027-01-15' })).toBe(true);
    expect(comingDates([], TODAY)).toEqual([]);
  });
});
