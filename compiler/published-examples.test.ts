import { expect, it } from 'vitest';
import { tinyCalculator } from '../src/engine/testing/tiny.ts';
import { publishedExamples, publishedFaults } from './published-examples.ts';

const BOOK = { source: 'Um livro', url: 'https://www.gov.br/livro', values: ['double'] };

function publishing(published: object, expected: object = { double: 6 }) {
  const own = { title: 'O dobro de 3', input: { n: 3 }, expected, source: 'Conta à mão: 3 × 2', published };
  return tinyCalculator({ examples: [own, { ...own, title: 'Não publicado', published: undefined }] });
}

it('publishedExamples shows the published value beside ours', () => {
  expect(publishedExamples(publishing(BOOK, { double: 7 }))).toEqual([
    {
      title: 'O dobro de 3',
      source: 'Um livro',
      url: 'https://www.gov.br/livro',
      rows: [{ label: 'Dobro', published: '7', ours: '6' }],
    },
  ]);
});

it('publishedExamples accepts a publication without an address', () => {
  const [example] = publishedExamples(publishing({ source: 'Um livro', values: ['double'] }));
  expect(example).not.toHaveProperty('url');
});

it('publishedFaults accepts an expected value with a label', () => {
  expect(publishedFaults(publishing(BOOK))).toEqual([]);
});

it('publishedFaults refuses a value that the example does not expect, or that has no label', () => {
  const problems = publishedFaults(publishing({ ...BOOK, values: ['triple'] })).map(({ problem }) => problem);
  expect(problems).toEqual([
    'published cita "triple", que não está em expected',
    'published cita "triple", que compute não declara com result',
  ]);
});
