import { element, type KnownResults } from '../element.ts';
import { override, tone, when } from '../parts.ts';
import type { PartOf } from '../shape.ts';
import { bareName, list, name, nameOr, part, template, text } from '../words.ts';

const value = name('value', 'O valor do resultado.');

/** What may be said of a value where it is shown. */
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

/** A value of the result, shown as it was declared or otherwise. */
export const figure = part(
  {
    title: 'Valor',
    description: 'Um valor do resultado, onde se quer dizer dele mais que o nome.',
  },
  { ...figureProperties, when },
  ['value'],
);

/** Figures in a titled group. Values that a case does not have are left out. */
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
        goals: ['total'],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    items: list(nameOr(value, figure), 1, 'Os valores, na ordem da tela: o nome basta.'),
    goals: list(
      bareName('value', 'Um número do grupo.'),
      1,
      'Os números do grupo que se oferecem em “Chegar a um valor”, além do destaque. Onde nem ele é um número e nenhum ' +
        'grupo os diz, oferecem-se todos.',
    ),
  },
  ['items'],
);

/** What is offered as a goal has to be a number that the group shows. */
export function complaints({ items, goals = [] }: PartOf<typeof shape>, known: KnownResults) {
  const shown = new Set(items.map((item) => (typeof item === 'string' ? item : item.value)));
  return goals.flatMap((goal) => {
    if (!shown.has(goal)) {
      return [
        {
          problem: `goals tem "${goal}", que não está entre os items do grupo`,
          remedy: 'diga-o no grupo que o mostra, ou acrescente-o a items',
        },
      ];
    }
    if (known.isNumber(goal)) return [];
    return [{ problem: `goals tem "${goal}", que não é um número`, remedy: 'tire-o de goals' }];
  });
}
