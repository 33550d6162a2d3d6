import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';
import { PAGE, readyMade } from './document.ts';
import { firstSentence, offeringsOf } from './exports.ts';

describe('firstSentence', () => {
  it.each([
    ['* One line. ', 'One line'],
    ['*\n * Two lines that\n * go on. And another.\n ', 'Two lines that go on'],
    ['* Pay (CLT art. 64). More.', 'Pay (CLT art. 64)'],
    ['* By art. 7º, e.g. a third. More.', 'By art. 7º, e.g. a third'],
    ['*\n * What it is\n *\n * @param n what', 'What it is'],
    ['* @throws Error always', ''],
  ])('of %j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });
});

describe('offeringsOf', () => {
  it('lists exports with their parameters and sentences', () => {
    const { summary, offers } = offeringsOf(`
      /** What the module is. And more. */
      import { a } from './a.ts';

      /** Adds | two. */
      export function add(first: number, { second, third }: P, ...rest: number[]): number { return 0; }
      export const LAW = source('Lei 1', 'https://…');
      // No doc comment.
      export const plain = 1;
      /** Not for others. */
      function hidden() {}
      /** A shape. */
      export interface Shape { readonly n: number }
    `);
    expect(summary).toBe('What the module is');
    expect(offers).toEqual([
      { name: 'add(first, { second, third }, ...rest)', kind: 'function', summary: 'Adds | two' },
      { name: 'LAW', kind: 'value', summary: 'Lei 1' },
      { name: 'plain', kind: 'value', summary: 'What the module is' },
    ]);
  });
});

describe('the page', () => {
  it('is current; `npm run ready-made` writes it', () => {
    const written = readFileSync(join(ROOT, PAGE), 'utf8').replaceAll('\r\n', '\n');
    expect(written).toBe(readyMade(join(ROOT, 'calculators')));
  });

  it('leaves nothing without a word', () => {
    const empty = readyMade(join(ROOT, 'calculators')).match(/^\| `.*\|  \|$/gm) ?? [];
    expect(empty).toEqual([]);
  });
});
