import { element } from '../element.ts';
import { amount } from '../parts.ts';
import { list, text } from '../words.ts';

/** Two or more amounts side by side, as bars on one scale. */
export const shape = element(
  'comparison',
  {
    title: 'Comparação',
    description: 'Valores lado a lado.',
    examples: [
      {
        kind: 'comparison',
        title: 'Price ou SAC',
        bars: [
          { label: 'Price', value: 'price.juros' },
          { label: 'SAC', value: 'sac.juros' },
        ],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    bars: list(amount, 2, 'As barras, na mesma escala; o que um caso não tem fica de fora.'),
  },
  ['title', 'bars'],
);
