import { describe, expect, it } from 'vitest';
import type { ContentNode } from '../../catalogue/content-node.ts';
import { placeCtas } from './cta-places.ts';

const p = (...children: ContentNode[]): ContentNode => ({ tag: 'p', children });
const h2 = (text: string): ContentNode => ({ tag: 'h2', children: [text] });
const FIRST = { cta: 'primary' };
const LAST = { cta: 'secondary' };

describe('placeCtas with marks', () => {
  it('puts each call to action in place of its mark', () => {
    expect(placeCtas([p('Um'), p('[CTA-1]'), h2('Dois'), p('Três'), p('[CTA-2]')])).toEqual([
      p('Um'),
      FIRST,
      h2('Dois'),
      p('Três'),
      LAST,
    ]);
  });

  it('accepts the marks in any order', () => {
    expect(placeCtas([p('[CTA-2]'), p('Um'), p('Dois'), p('[CTA-1]')])).toEqual([
      LAST,
      p('Um'),
      p('Dois'),
      FIRST,
    ]);
  });

  it('removes the mark from its block and places the call to action after the block', () => {
    expect(placeCtas([p('Um [CTA-1]'), p({ tag: 'strong', children: ['Dois[CTA-2]'] }), p('Três')])).toEqual([
      p('Um '),
      FIRST,
      p({ tag: 'strong', children: ['Dois'] }),
      LAST,
      p('Três'),
    ]);
  });

  it('finds a mark deep inside a list', () => {
    const list = (text: string): ContentNode => ({ tag: 'ul', children: [{ tag: 'li', children: [text] }] });
    expect(placeCtas([list('Um [CTA-1]'), p('Dois')])).toEqual([list('Um '), FIRST, p('Dois'), LAST]);
  });

  it('uses only the first occurrence of a mark', () => {
    expect(placeCtas([p('Um'), p('[CTA-1]'), p('Dois'), p('[CTA-1]'), p('[CTA-2]')])).toEqual([
      p('Um'),
      FIRST,
      p('Dois'),
      LAST,
    ]);
  });

  it('accepts marks between blocks as well', () => {
    expect(placeCtas([p('Um'), '[CTA-1]', p('Dois'), '[CTA-2]'])).toEqual([p('Um'), FIRST, p('Dois'), LAST]);
  });
});

describe('placeCtas without marks', () => {
  it('places the first call after the first paragraph and the second at the end', () => {
    expect(placeCtas([h2('Título'), p('Um'), p('Dois')])).toEqual([
      h2('Título'),
      p('Um'),
      FIRST,
      p('Dois'),
      LAST,
    ]);
  });

  it('places both after a single paragraph, in order', () => {
    expect(placeCtas([p('Um')])).toEqual([p('Um'), FIRST, LAST]);
  });

  it('keeps blocks without text', () => {
    const image: ContentNode = { tag: 'figure', children: [{ tag: 'img', src: '/a.png', alt: '' }] };
    expect(placeCtas([image, { tag: 'hr' }, p('Um')])).toEqual([image, { tag: 'hr' }, p('Um'), FIRST, LAST]);
  });

  it('starts with the first call to action if there is no paragraph', () => {
    expect(placeCtas([h2('Título')])).toEqual([FIRST, h2('Título'), LAST]);
    expect(placeCtas([])).toEqual([FIRST, LAST]);
  });
});
