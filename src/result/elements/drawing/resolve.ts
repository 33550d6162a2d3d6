import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';
import type { Measure } from './sketch.ts';

export type ShownDrawing = ReturnType<typeof resolve>;

/** Names of shapes for screen readers. */
const LABELS = {
  rectangle: 'Retângulo',
  rhombus: 'Losango',
  triangle: 'Triângulo isósceles',
  rightTriangle: 'Triângulo retângulo',
  scaleneTriangle: 'Triângulo',
  trapezium: 'Trapézio isósceles',
  rightTrapezium: 'Trapézio retângulo',
  circle: 'Círculo',
} as const;

export function resolve(element: ElementOf<'drawing'>, reading: Reading) {
  const { title, figure } = element;
  const measures = (['base', 'top', 'height', 'left', 'right', 'radius'] as const).flatMap((part) => {
    const path = element[part];
    return path === undefined ? [] : [{ part, ...measureOf(path, reading) }];
  });
  const dimensions = measures.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return { title, description: `${LABELS[figure]}. ${dimensions}.`, figure, measures };
}

function measureOf(
  path: string,
  reading: Reading,
): Pick<Measure, 'size' | 'text'> & { readonly label: string } {
  return { label: reading.label(path), size: reading.number(path), text: reading.write(path) };
}
