import { expect, it } from 'vitest';
import { calculatorPath, embedPath, ownPage } from './entry.ts';

it('ownPage returns the main page for an embedded calculator, and any other address unchanged', () => {
  expect(ownPage(embedPath('saude/imc'))).toBe(calculatorPath('saude/imc'));
  for (const path of ['/', '/blog', '/embed', '/embedded/saude/imc', calculatorPath('saude/imc')]) {
    expect(ownPage(path)).toBe(path);
  }
});
