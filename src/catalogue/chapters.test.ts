import { expect, it } from 'vitest';
import { chaptersOf, withFragments } from './chapters.ts';
import type { ContentNode } from './content-node.ts';

const h2 = (...children: ContentNode[]): ContentNode => ({ tag: 'h2', children });

it('chaptersOf lists the second-level headings, with fragments without accents', () => {
  const nodes = withFragments([
    h2('O que é o ', { tag: 'em', children: ['aviso'] }, '?'),
    { tag: 'h3', children: ['Não conta'] },
    { tag: 'p', children: ['Texto'] },
    h2('Férias & 13º'),
  ]);
  expect(chaptersOf(nodes)).toEqual([
    { id: 'secao-o-que-e-o-aviso', title: 'O que é o aviso?' },
    { id: 'secao-ferias-13o', title: 'Férias & 13º' },
  ]);
});

it('chaptersOf numbers the fragments of equal titles', () => {
  const ids = chaptersOf(withFragments([h2('Exemplo'), h2('Exemplo'), h2('exemplo!')])).map(({ id }) => id);
  expect(ids).toEqual(['secao-exemplo', 'secao-exemplo-2', 'secao-exemplo-3']);
});
