import { element } from '../element.ts';
import { override, tone, when } from '../parts.ts';
import { list, name, nameOr, part, template, text } from '../words.ts';

const value = name('value', 'O valor do resultado.');

/** Properties of a displayed value. */
export const figureProperties = {
  value,
  label: text('Outro rótulo que o declarado.'),
  note: template('Uma frase que explica, em vez da declarada.'),
  tone: {
    ...tone,
    description: 'O veredicto sobre o valor, em ícone, texto e cor; sem ele, o valor é neutro.',
  },
  ...override,
} as const;

/** A value of the result, in its declared format or in another. */
export const figure = part(
  {
    title: 'Valor',
    description: 'Um valor do resultado, onde se quer dizer dele mais que o nome.',
  },
  { ...figureProperties, when },
  ['value'],
);

/** Figures in a titled group; absent values are omitted. */
export const shape = element(
  'figures',
  {
    title: 'Valores',
    description:
      'Valores com os seus rótulos, em grupo. O que um caso não tem fica de fora; o que foi calculado responde “como ' +
      'se chega a este valor?”.',
    examples: [
      {
        kind: 'figures',
        title: 'O que compõe o total',
        items: ['valorFerias', 'tercoConstitucional', { value: 'total', label: 'Total' }],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    items: list(nameOr(value, figure), 1, 'Os valores, na ordem da tela: o nome basta.'),
  },
  ['items'],
);
