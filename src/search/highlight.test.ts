import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

/** The text with its matches in square brackets. */
const marked = (text: string, ...terms: string[]) =>
  highlight(text, terms)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('highlight', () => {
  it.each([
    ['Férias', ['ferias'], '[Férias]'],
    ['13º salário', ['salario'], '13º [salário]'],
    ['13º salário', ['13o'], '[13º] salário'],
    ['Financiamento imobiliário', ['mobil', 'finan'], '[Finan]ciamento i[mobil]iário'],
    ['Imposto de renda (IRPF)', ['renda', 'de'], 'Imposto [de] [renda] (IRPF)'],
    ['Rendimento do CDI', ['de'], 'Rendimento do CDI'],
    ['ax² + bx', ['ax2'], '[ax²] + bx'],
    ['Rescisão', ['nada'], 'Rescisão'],
    ['Rescisão', [], 'Rescisão'],
    ['Rescisão', [''], 'Rescisão'],
  ])('marks %s for %j', (text, terms, expected) => {
    expect(marked(text, ...terms)).toBe(expected);
  });

  it('merges adjacent and overlapping matches', () => {
    expect(marked('Calculadora', 'calcula', 'culadora')).toBe('[Calculadora]');
  });

  it('preserves the whole text', () => {
    const text = 'Ação 😀 de 1ª instância — ½ e ﬁm';
    const pieces = highlight(text, ['acao', 'fim', 'instancia']);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual([
      'Ação',
      'instância',
      'ﬁm',
    ]);
  });
});
