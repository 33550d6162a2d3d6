import { element } from '../element.ts';
import { tone } from '../parts.ts';
import type { PartOf } from '../shape.ts';
import { bareName, list, number, part, text } from '../words.ts';

const scaleClass = part(
  { title: 'Classe', description: 'Uma classe de uma escala.' },
  {
    label: text('O nome da classe.'),
    upTo: number('Onde a classe termina; o próprio limite já é da seguinte.'),
    tone,
  },
  ['label', 'upTo', 'tone'],
);

/** The position of a value on a scale of named classes, for example the body-mass index. */
export const shape = element(
  'scale',
  {
    title: 'Escala',
    description: 'Onde um valor fica numa escala de classes.',
    examples: [
      {
        kind: 'scale',
        title: 'Onde fica o seu IMC',
        value: 'imc',
        from: 15,
        classes: [
          { label: 'Peso normal', upTo: 25, tone: 'success' },
          { label: 'Sobrepeso', upTo: 30, tone: 'warning' },
        ],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    value: bareName('value', 'O valor do resultado.'),
    current: bareName(
      'value',
      'O resultado que diz o rótulo da classe; sem ele, vale a classe em que o valor cai.',
    ),
    from: number('Onde a escala começa.'),
    classes: list(scaleClass, 2, 'As classes, em ordem crescente.'),
  },
  ['title', 'value', 'from', 'classes'],
);

/** Refuses classes that overlap or leave gaps, because they cannot be drawn. */
export function complaints({ from, classes }: PartOf<typeof shape>) {
  const ends = [from, ...classes.map(({ upTo }) => upTo)];
  const isAscending = ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? -Infinity));
  return isAscending
    ? []
    : [
        {
          problem: 'as classes não estão em ordem crescente',
          remedy: 'ordene from e upTo do menor ao maior',
        },
      ];
}
