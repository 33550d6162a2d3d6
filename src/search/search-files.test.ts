import { expect, it } from 'vitest';
import { popularFirst } from './search-files.ts';

const entry = (id: string, popular: boolean) => ({ id, popular, listedIn: [id.split('/')[0] ?? ''] });

it('popularFirst puts popular calculators first, alternating between categories', () => {
  const entries = [
    entry('impostos/a', true),
    entry('impostos/b', false),
    entry('impostos/c', true),
    entry('saude/d', false),
    entry('saude/e', true),
    entry('trabalhista/f', true),
    entry('trabalhista/g', true),
  ];
  expect(popularFirst(entries).map(({ id }) => id)).toEqual([
    'impostos/a',
    'saude/e',
    'trabalhista/f',
    'impostos/c',
    'trabalhista/g',
    'impostos/b',
    'saude/d',
  ]);
});
