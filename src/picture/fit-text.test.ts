import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Characters half an em wide. */
const measure = (text: string) => text.length / 2;
const sizes = [20, 10];

describe('fitText', () => {
  it('uses the largest size at which the text fits', () => {
    expect(fitText('um dois', { width: 70, sizes, maxLines: 1 }, measure)).toEqual({
      size: 20,
      lines: ['um dois'],
    });
    expect(fitText('um dois', { width: 69, sizes, maxLines: 1 }, measure)).toEqual({
      size: 10,
      lines: ['um dois'],
    });
  });

  it('fills lines and breaks only between words', () => {
    const { lines } = fitText('um dois três quatro', { width: 90, sizes: [20], maxLines: 3 }, measure);
    expect(lines).toEqual(['um dois', 'três', 'quatro']);
  });

  it('keeps a currency and its amount together', () => {
    const { lines } = fitText('de R$ 9,00', { width: 70, sizes: [20], maxLines: 3 }, measure);
    expect(lines).toEqual(['de', 'R$ 9,00']);
  });

  it('uses the smallest size if no size fits', () => {
    const box = { width: 20, sizes, maxLines: 1 };
    expect(fitText('incompreensível assim', box, measure)).toEqual({
      size: 10,
      lines: ['incompreensível', 'assim'],
    });
  });
});
