import { describe, expect, it } from 'vitest';
import type { ShownElement } from '../../../../result/resolve-layout.ts';
import type { ShownFigure } from '../../../../result/shown.ts';
import { figuresToReach } from './figures-to-reach.ts';

const figure = (path: string, raw: unknown): ShownFigure => ({
  path,
  label: path,
  formatting: { format: typeof raw === 'number' ? 'money' : 'text' },
  value: { text: String(raw), raw },
  total: false,
});
const headline = (raw: unknown): ShownElement => ({ kind: 'headline', figure: figure('destaque', raw) });
const group = (...goals: string[]): ShownElement => ({
  kind: 'figures',
  figures: [figure('juros', 20), figure('total', 120)],
  ...(goals.length > 0 ? { goals } : {}),
});
const offered = (...elements: ShownElement[]) => figuresToReach({ elements }).map(({ path }) => path);

describe('figuresToReach', () => {
  it('is the headline, where the definition names nothing else', () => {
    expect(offered(headline(100), group())).toEqual(['destaque']);
  });

  it('is the headline and what the definition names', () => {
    expect(offered(headline(100), group('total'))).toEqual(['destaque', 'total']);
  });

  it('is what the definition names, or all, where the headline is no amount', () => {
    expect(offered(headline('Simples Nacional'), group('total'))).toEqual(['total']);
    expect(offered(headline('Simples Nacional'), group())).toEqual(['juros', 'total']);
  });

  it('leaves out what a case does not have', () => {
    expect(offered(headline(100), group('desconto'))).toEqual(['destaque']);
  });
});
