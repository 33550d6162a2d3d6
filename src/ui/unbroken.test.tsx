import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const together = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/nowrap">([^<]+)</g)].map(([, piece]) => piece);

describe('Unbroken', () => {
  it('joins amounts and capitalized names, and changes no character', () => {
    const text = 'Correção por IPCA, IGP-M ou Selic: −R$ 1.234,56 e R$ 7,00.';
    expect(together(text)).toEqual(['IGP-M', '−R$ 1.234,56', 'R$ 7,00']);
    expect(renderToStaticMarkup(<Unbroken text={text} />).replaceAll(/<[^>]+>/g, '')).toBe(text);
  });

  it('allows line breaks in amounts that are wider than a screen', () => {
    const text = `Você junta R$ 1${'.000'.repeat(20)},00 em 100 anos.`;
    expect(together(text)).toEqual([]);
    expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(text);
  });

  it('allows line breaks at other hyphens', () => {
    expect(together('Salário-família, 2026-11 e A-B')).toEqual([]);
  });
});
