import { element } from '../element.ts';
import { amount } from '../parts.ts';
import { list, text } from '../words.ts';

/** The parts of a sum in one bar, without parts of 0. */
export const shape = element(
  'composition',
  {
    title: 'Composição',
    description: 'De que se compõe uma soma, numa barra.',
    examples: [
      {
        kind: 'composition',
        title: 'De que se compõe o DAS',
        parts: ['inss', { label: 'ISS', value: 'iss' }],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    parts: list(amount, 1, 'As partes, até doze; as de valor zero não aparecem.'),
  },
  ['title', 'parts'],
);
