import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';
import type { Mark } from './sketch.ts';

export type ShownParabola = ReturnType<typeof resolve>;

/** Joins texts: "2 e 3". */
function listed(texts: readonly string[]): string {
  return texts.join(' e ');
}

export function resolve({ title, a, vertex, roots }: ElementOf<'parabola'>, reading: Reading) {
  const [x = '', y = ''] = vertex;
  const steepness = reading.number(a);
  const there = roots.filter((path) => typeof reading.raw(path) === 'number');
  const marks: readonly Mark[] = there.map((path) => ({
    x: reading.number(path),
    text: reading.write(path),
  }));
  const top = {
    x: reading.number(x),
    y: reading.number(y),
    text: `(${reading.write(x)}; ${reading.write(y)})`,
  };
  const crossing =
    marks.length === 0
      ? 'Não encontra o eixo x.'
      : `${marks.length === 1 ? 'Toca o eixo x em' : 'Corta o eixo x em'} ${listed(marks.map(({ text }) => text))}.`;
  return {
    title,
    description: `Abre-se para ${steepness > 0 ? 'cima' : 'baixo'}. ${crossing} Vértice: ${top.text}.`,
    steepness,
    vertex: top,
    roots: marks,
  };
}
