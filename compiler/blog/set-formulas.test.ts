import { expect, it } from 'vitest';
import { plainText } from '../../src/catalogue/content-node.ts';
import { contentOf } from './markdown-content.ts';

it('setFormulas typesets a fraction, with its accessible name and its text', () => {
  const [paragraph] = contentOf('A média é `soma ÷ n`.');
  expect(paragraph).toMatchObject({
    tag: 'p',
    children: [
      'A média é ',
      {
        tag: 'formula',
        alt: 'soma ÷ n',
        children: [
          { tag: 'span', isHidden: true, children: ['soma ÷ n'] },
          { tag: 'span', children: [{ tag: 'math', label: 'soma sobre n', children: [{ tag: 'mfrac' }] }] },
        ],
      },
      '.',
    ],
  });
});

it('setFormulas keeps a one-line formula as text', () => {
  expect(contentOf('`a + b`')).toEqual([{ tag: 'p', children: ['a + b'] }]);
});

it('plainText includes a formula only once', () => {
  expect(plainText(contentOf('A média é `soma ÷ n`.'))).toBe('A média é soma ÷ n. ');
});
