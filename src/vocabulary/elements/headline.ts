import { element } from '../element.ts';
import { templateByCase } from '../words.ts';
import { figureProperties } from './figures.ts';

const { note: _, value, ...properties } = figureProperties;

/** The main figure, with the sentence that answers the visitor's question. */
export const shape = element(
  'headline',
  {
    title: 'Destaque',
    description:
      'A resposta: uma frase com os números de quem perguntou, e o valor, em destaque. Vem primeiro. De vários, aparece o ' +
      'primeiro cujo valor e frase este caso tem. Sem nenhum, o destaque é o primeiro total. Se o valor é uma soma, as ' +
      'suas parcelas vêm logo abaixo.',
    examples: [
      { kind: 'headline', answer: 'Por {days} de férias você recebe {total}, com o adicional de um terço.' },
      {
        kind: 'headline',
        value: 'total',
        answer: {
          'desconto > 0': 'Você paga {total}, já com {desconto} de desconto.',
          'desconto == 0': 'Você paga {total}, sem desconto.',
        },
      },
    ],
  },
  {
    value: { ...value, description: 'O valor do resultado; se faltar, o primeiro total.' },
    ...properties,
    answer: templateByCase('A resposta numa frase, com os números de quem perguntou.'),
  },
  [],
);
