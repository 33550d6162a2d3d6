import { element } from '../element.ts';
import type { PartOf } from '../shape.ts';
import { name, oneOf, text } from '../words.ts';

const MEASURES = {
  rectangle: ['base', 'height'],
  rhombus: ['base', 'height'],
  triangle: ['base', 'height'],
  rightTriangle: ['base', 'height'],
  scaleneTriangle: ['base', 'left', 'right'],
  trapezium: ['base', 'top', 'height'],
  rightTrapezium: ['base', 'top', 'height'],
  circle: ['radius'],
} as const;

/** A shape drawn to scale from numbers of the result, with labelled dimensions. */
export const shape = element(
  'drawing',
  {
    title: 'Desenho',
    description:
      'Uma figura em escala, desenhada com números do resultado, e as suas medidas. Com uma medida que não é maior que ' +
      'zero, não aparece.',
    examples: [
      {
        kind: 'drawing',
        title: 'O terreno',
        figure: 'trapezium',
        base: 'frente',
        top: 'fundo',
        height: 'lado',
      },
      { kind: 'drawing', title: 'A mesa', figure: 'circle', radius: 'raio' },
    ],
  },
  {
    title: text('Título do elemento.'),
    figure: oneOf(
      Object.keys(MEASURES) as (keyof typeof MEASURES)[],
      'Retângulo, losango (base e height são as diagonais), triângulo isósceles, triângulo retângulo, triângulo pelos três ' +
        'lados (base, left e right), trapézio isósceles ou retângulo (base, top e height) ou círculo (radius); os demais ' +
        'pedem base e height.',
    ),
    base: name('value', 'O lado de baixo.'),
    height: name('value', 'A altura.'),
    top: name('value', 'O lado de cima do trapézio.'),
    left: name('value', 'O lado esquerdo do triângulo.'),
    right: name('value', 'O lado direito do triângulo; o maior dos três lados fica embaixo.'),
    radius: name('value', 'O raio do círculo.'),
  },
  ['title', 'figure'],
);

/** Requires exactly the measures of the drawn shape. */
export function complaints({ figure, base, height, top, left, right, radius }: PartOf<typeof shape>) {
  const given = Object.entries({ base, height, top, left, right, radius }).flatMap(([measure, path]) =>
    path === undefined ? [] : [measure],
  );
  const needed: readonly string[] = MEASURES[figure];
  return [
    ...needed
      .filter((measure) => !given.includes(measure))
      .map((measure) => ({
        problem: `falta a medida "${measure}" de "${figure}"`,
        remedy: `escreva ${needed.join(', ')}`,
      })),
    ...given
      .filter((measure) => !needed.includes(measure))
      .map((measure) => ({
        problem: `"${figure}" não tem a medida "${measure}"`,
        remedy: `escreva só ${needed.join(', ')}`,
      })),
  ];
}
