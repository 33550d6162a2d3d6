/** Tests that articles quote the example they mean: a quotation counts examples, and a new one may move them. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { quoteExamples } from '../../compiler/article.ts';
import { quoteCalculators } from '../../compiler/blog/quote-calculators.ts';
import { calculators } from './support/catalogue.ts';

const loan = new Map(calculators).get('financeira/emprestimo');

// 10,000 × 0.0622728303, the published factor of 24 instalments at 3.5%, are 622.73; 1.035^12 is 1.511069.
it('the article on personal loans quotes the simple calculation of the same loan', () => {
  const article = readFileSync('calculators/financeira/emprestimo.md', 'utf8');
  const simple = article.split('\n').find((line) => line.startsWith('A conta simples'));
  expect(loan && quoteExamples(simple ?? '', loan).replaceAll('\u00a0', ' ')).toBe(
    'A conta simples, só com juros, daria parcelas de R$ 622,73 e 51,11% ao ano.',
  );
});

it('the article on compound interest quotes what 3.5% a month are in a year', async () => {
  const article = readFileSync('src/blog/articles/juros-compostos.md', 'utf8');
  const loanLine = article.split('\n').find((line) => line.startsWith('Um empréstimo de'));
  expect(await quoteCalculators(loanLine ?? '')).toContain('composta por 12 meses equivale a 51,1% ao ano');
});
