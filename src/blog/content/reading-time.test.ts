import { describe, expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

const words = (count: number) => [{ tag: 'p' as const, children: [Array(count).fill('palavra').join(' ')] }];

describe('countWords', () => {
  it('counts the words of all elements', () => {
    expect(
      countWords([
        { tag: 'h2', children: ['Duas palavras'] },
        { tag: 'p', children: ['Mais ', { tag: 'strong', children: ['três'] }, ' ainda'] },
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['um'] },
            { tag: 'li', children: ['outro'] },
          ],
        },
      ]),
    ).toBe(7);
  });

  it('counts amounts, but neither punctuation nor the marks of calls to action', () => {
    expect(countWords(['100 × 2 = 200 [CTA-1] [CTA-2] –'])).toBe(3);
  });

  it('returns 0 for empty content', () => {
    expect(countWords([])).toBe(0);
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [680, 4],
    [800, 4],
    [801, 5],
    [100_000, 60],
  ])('converts %i words to %i minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });
});
