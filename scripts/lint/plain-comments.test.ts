import { describe, expect, it } from 'vitest';
import { adviceOn, paragraphs } from './plain-comments.ts';

describe('adviceOn', () => {
  it.each([
    ['* What a page shows. ', 'What'],
    ['*\n * Whether it is open.\n ', 'Whether'],
    [' the visitor is told ', 'told'],
    ['* Draws a list, of\n * which the first is open. ', 'of which'],
  ])('refuses %j', (text, word) => {
    expect(adviceOn(text)).toContain(`"${word}"`);
  });

  it.each([' True if it is open.', '* Shows what the visitor typed. '])('accepts %j', (text) => {
    expect(adviceOn(text)).toBeUndefined();
  });
});

describe('paragraphs', () => {
  it('joins only line comments on consecutive lines', () => {
    const code = '// Says\n// what it is.\n\n// Why';
    const comments = [
      { type: 'Line', value: ' Says', start: 0, end: 7 },
      { type: 'Line', value: ' what it is.', start: 8, end: 22 },
      { type: 'Line', value: ' Why', start: 24, end: 30 },
    ];
    expect(paragraphs(comments, code).map(({ text }) => text)).toEqual([' Says\n what it is.', ' Why']);
  });
});
