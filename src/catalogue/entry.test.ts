import { expect, it } from 'vitest';
import { calculatorPath, embedPath, ownPage } from './entry.ts';

it('a calculator within another site belongs to its page; every other address to itself', () => {
  expect(ownPage(embedPath('saude/imc'))).toBe(calculatorPath('saude/imc'));
  for (const path of ['/', '/blog', '/embed', '/embedded/saude/imc', calculatorPath('saude/imc')]) {
    expect(ownPage(path)).toBe(path);
  }
});
