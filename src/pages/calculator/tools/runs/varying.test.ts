import { describe, expect, it } from 'vitest';
import type { ShownElement } from '../../../../result/resolve-layout.ts';
import type { ShownFigure } from '../../../../result/shown.ts';
import { figuresToFollow } from './varying.ts';

const figure = (path: string, label: string, raw: unknown, format: ShownFigure['formatting']['format']) => ({
  path,
  label,
  formatting: { format },
  value: { text: String(raw), raw },
  total: false,
});

describe('figuresToFollow', () => {
  const headline = (raw: unknown): ShownElement => ({
    kind: 'headline',
    figure: figure('liquido', 'Férias líquidas', raw, 'money'),
  });
  const group: ShownElement = {
    kind: 'figures',
    figures: [
      figure('bruto', 'Férias', 3000, 'money'),
      { ...figure('descontos', 'Descontos', 369, 'money'), total: true },
      figure('liquido', 'Líquido a receber', 3631.4, 'money'),
    ],
  };
  const paths = (...elements: ShownElement[]) => figuresToFollow({ elements }).map(({ path }) => path);

  it('lists the headline and the totals, each figure once', () => {
    expect(paths(headline(3631.4), group)).toEqual(['liquido', 'descontos']);
  });

  it('includes the lines of the sum', () => {
    const line = { ...figure('ferias', 'Férias', 3000, 'money'), isSubtracted: false, parts: [] };
    const total = figure('liquido', 'Férias líquidas', 3631.4, 'money');
    expect(paths(headline(3631.4), { kind: 'sum', lines: [line], total })).toEqual(['liquido', 'ferias']);
  });

  it('lists every amount if there is no headline, sum or total', () => {
    const plain = [figure('juros', 'Juros', 20, 'money'), figure('prazo', 'Prazo', 12, 'number')];
    expect(paths({ kind: 'figures', figures: plain })).toEqual(['juros', 'prazo']);
  });

  it('omits figures that are not amounts', () => {
    const elements: ShownElement[] = [
      {
        kind: 'figures',
        figures: [
          figure('dia', 'Vencimento', '2026-12-20', 'date'),
          figure('ano', 'Situação', 'Isento', 'text'),
          figure('taxa', 'Taxa', 7.5, 'percent'),
        ],
      },
    ];
    expect(figuresToFollow({ elements }).map(({ path }) => path)).toEqual(['taxa']);
  });
});
