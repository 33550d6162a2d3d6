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
  it('begins with the headline, also where the result tells that figure again under another name', () => {
    const elements: ShownElement[] = [
      { kind: 'headline', figure: figure('liquido', 'Férias líquidas', 3631.4, 'money') },
      {
        kind: 'figures',
        figures: [
          figure('bruto', 'Férias', 3000, 'money'),
          figure('liquido', 'Líquido a receber', 3631.4, 'money'),
        ],
      },
    ];
    expect(figuresToFollow({ elements }).map(({ label }) => label)).toEqual(['Férias líquidas', 'Férias']);
  });

  it('leaves out what is no amount', () => {
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
