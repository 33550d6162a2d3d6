import { element } from '../element.ts';
import { list, name, text } from '../words.ts';

/** The curve of a quadratic function, with its roots and vertex. */
export const shape = element(
  'parabola',
  {
    title: 'Parábola',
    description:
      'A curva de y = ax² + bx + c em volta do vértice, com o eixo x, as raízes e o vértice marcados e ditos em texto.',
    examples: [
      {
        kind: 'parabola',
        title: 'A parábola',
        a: 'curva.a',
        vertex: ['curva.xVertice', 'curva.yVertice'],
        roots: ['x1', 'x2'],
      },
    ],
  },
  {
    title: text('Título do elemento.'),
    a: name('value', 'O coeficiente de x², que não é zero: diz para onde a curva se abre e o quanto.'),
    vertex: list(name('value', 'Um valor do resultado.'), 2, 'O x e o y do vértice.'),
    roots: list(name('value', 'Uma raiz.'), 1, 'As raízes; as que um caso não tem não aparecem.'),
  },
  ['title', 'a', 'vertex', 'roots'],
);
