import { expect, it } from 'vitest';
import { contentOf } from '../../../compiler/blog/markdown-content.ts';
import { questionsOf } from './calculator-data.tsx';

const ARTICLE = `Para que serve.

## Como é calculado

Texto.

## Perguntas frequentes

### Quem *tem* direito?

Todo empregado, pela [CLT](https://www.planalto.gov.br/):

- quem trabalha;
- quem **trabalhou**.

### E quando?
Em
dezembro.

## Limites

### Isto não é pergunta

Texto.
`;

it('questionsOf returns questions and answers in plain text, with spaces between blocks', () => {
  expect(questionsOf(contentOf(ARTICLE))).toEqual([
    {
      question: 'Quem tem direito?',
      answer: 'Todo empregado, pela CLT: quem trabalha; quem trabalhou.',
    },
    { question: 'E quando?', answer: 'Em dezembro.' },
  ]);
});

it('questionsOf returns none without a section of questions', () => {
  expect(questionsOf(contentOf('Um *parágrafo*.\n\n### Isto?\n\nTexto.'))).toEqual([]);
});
