import { expect, it } from 'vitest';
import { enumerate } from './enumerate.ts';

it('enumerate lists texts as Brazilian sentences do', () => {
  const wholes = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
  for (const [conjunction, type] of [
    ['e', 'conjunction'],
    ['ou', 'disjunction'],
  ] as const) {
    const list = new Intl.ListFormat('pt-BR', { type });
    expect(wholes.map((texts) => enumerate(texts, conjunction))).toEqual(
      wholes.map((texts) => list.format(texts)),
    );
  }
  expect(enumerate(['anos', 'meses', 'dias'])).toBe('anos, meses e dias');
});
