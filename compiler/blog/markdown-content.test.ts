import { describe, expect, it } from 'vitest';
import { contentOf } from './markdown-content.ts';

describe('contentOf', () => {
  it('compiles paragraphs, links and emphasis', () => {
    expect(contentOf('Veja as **férias** e o [INSS](/calculadora/trabalhista/inss).\n\n## Depois')).toEqual([
      {
        tag: 'p',
        children: [
          'Veja as ',
          { tag: 'strong', children: ['férias'] },
          ' e o ',
          { tag: 'a', href: '/calculadora/trabalhista/inss', children: ['INSS'] },
          '.',
        ],
      },
      { tag: 'h2', children: ['Depois'] },
    ]);
  });

  it('puts a non-breaking space between R$ and its amount', () => {
    expect(contentOf('De R$ 10,00 a R$ 20,00, em R$ ou não.')).toEqual([
      { tag: 'p', children: ['De R$\u00A010,00 a R$\u00A020,00, em R$ ou não.'] },
    ]);
  });

  it('keeps the markers of calls to action as separate paragraphs', () => {
    expect(contentOf('Um\n\n[CTA-1]\n\nDois')).toEqual([
      { tag: 'p', children: ['Um'] },
      { tag: 'p', children: ['[CTA-1]'] },
      { tag: 'p', children: ['Dois'] },
    ]);
  });

  it('compiles tables', () => {
    expect(contentOf('| A |\n| --- |\n| 1 |')).toEqual([
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [{ tag: 'tr', children: [{ tag: 'th', children: ['A'] }] }] },
          { tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['1'] }] }] },
        ],
      },
    ]);
  });

  it('evaluates no expressions', () => {
    expect(contentOf('{1 + 1} import x from "y"')).toEqual([
      { tag: 'p', children: ['{1 + 1} import x from "y"'] },
    ]);
  });

  it('returns nothing for an empty text', () => {
    expect(contentOf(' \n')).toEqual([]);
  });

  it('refuses elements that an article must not have', () => {
    expect(() => contentOf('# Título')).toThrow('não pode ter "h1"');
    expect(() => contentOf('- [ ] tarefa')).toThrow('não pode ter "input"');
    expect(() => contentOf('Antes <script>alert(1)</script>')).toThrow('não pode ter "raw"');
    expect(() => contentOf('<p>Antes</p>')).toThrow('não pode ter "raw"');
  });
});
