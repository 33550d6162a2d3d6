import { describe, expect, it } from 'vitest';
import { resultPicture, type PictureContent } from './result-picture.ts';

const palette = { ink: '#111', muted: '#555', surface: '#fff', accent: '#00f', accentSoft: '#eef' };
/** Letters half as wide as high. */
const measure = (text: string) => text.length / 2;

const content: PictureContent = {
  site: 'Calculário',
  title: 'Férias',
  headline: { label: 'Férias líquidas', text: 'R$ 3.631,40' },
  figures: [{ label: 'INSS', text: 'R$ 328,08' }],
  address: 'exemplo.com.br/calculadora/trabalhista/ferias',
  date: '22/11/2026',
};
const texts = (svg: string) => [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

describe('resultPicture', () => {
  it('contains the site, the calculator, the result, the address and the date', () => {
    expect(texts(resultPicture(content, palette, measure))).toEqual([
      'Calculário',
      'Férias',
      'Férias líquidas',
      'R$ 3.631,40',
      'INSS',
      'R$ 328,08',
      'exemplo.com.br/calculadora/trabalhista/ferias',
      '22/11/2026',
    ]);
  });

  it('omits figures that do not fit', () => {
    const figures = Array.from({ length: 30 }, (_, index) => ({ label: `Valor ${index}`, text: `${index}` }));
    const svg = resultPicture({ ...content, figures }, palette, measure);
    const bottoms = [...svg.matchAll(/<text x="72" y="([\d.]+)"[^>]*>Valor/g)].map(([, y]) => Number(y));
    expect(bottoms.length).toBeGreaterThan(4);
    expect(Math.max(...bottoms)).toBeLessThan(1000);
  });

  it('omits a sentence too wide for the picture', () => {
    const advice = { label: 'O que fazer', text: 'Mais movimento no dia a dia já ajuda. '.repeat(3) };
    const svg = resultPicture({ ...content, figures: [advice, ...content.figures] }, palette, measure);
    expect(texts(svg)).not.toContain(advice.text);
    expect(texts(svg)).not.toContain(advice.label);
    expect(texts(svg)).toContain('R$ 328,08');
  });

  it('escapes markup in texts', () => {
    const svg = resultPicture({ ...content, title: '<script>"x"</script>' }, palette, measure);
    expect(svg).not.toContain('<script');
  });
});
