import { element } from '../element.ts';
import { figureProperties } from './figures.ts';

/** The one figure that the visitor came for. */
export const shape = element(
  'headline',
  {
    title: 'Destaque',
    description: 'O valor que se veio buscar, em destaque; o primeiro elemento.',
    examples: [{ kind: 'headline', value: 'total', note: '{days}, com o adicional de um terço.' }],
  },
  figureProperties,
  ['value'],
);
