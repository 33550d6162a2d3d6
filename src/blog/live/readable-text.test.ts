import { expect, it } from 'vitest';
import { readablePair } from './readable-text.ts';

it('readablePair returns paragraphs, items and rows as lines of text', () => {
  expect(
    readablePair('<h2>Um</h2><p>Dois &amp; <strong>três</strong></p>', '<ul><li>a</li><li>b</li></ul>'),
  ).toEqual(['Um\nDois & três', 'a\nb']);
  expect(readablePair('', '<p>Novo</p>')).toEqual(['', 'Novo']);
});

it.each([
  ['the emphasis', '<p>Um</p>', '<p><em>Um</em></p>'],
  ['the address of a link', '<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
  ['a picture', '<p>Um</p>', '<figure><img src="/imagens/x.png" alt="X"></figure>'],
])('readablePair returns HTML if the text does not show %s', (_what, one, other) => {
  expect(readablePair(one, other)).toEqual([one, other]);
});
