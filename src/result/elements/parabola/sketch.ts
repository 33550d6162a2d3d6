/** Geometry of a parabola. */
import { tenth } from '../../charts/tenth.ts';

/** A root with its label. */
export interface Mark {
  readonly x: number;
  readonly text: string;
}

/** A point in the picture with its label. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly labelX: number;
  readonly labelY: number;
  readonly text: string;
}

export const WIDTH = 320;
export const HEIGHT = 220;
/** Space for labels beside the outermost points. */
const MARGIN = 30;
const GAP = 8;
const LETTERS = 12;

interface Parabola {
  /** Coefficient of x², not 0. */
  readonly steepness: number;
  readonly vertex: { readonly x: number; readonly y: number; readonly text: string };
  /** At most two roots, in any order. */
  readonly roots: readonly Mark[];
}

/** Half the distance between the roots; 0 for fewer than two. */
function halfBetweenRoots({ steepness, vertex }: Parabola): number {
  return Math.sqrt(Math.max(0, -vertex.y / steepness));
}

/** Half the width of the curve: twice the distance of the roots, or enough to show the axis beside it. */
function reach(parabola: Parabola): number {
  const { steepness, vertex } = parabola;
  const between = halfBetweenRoots(parabola);
  if (between > 0) return 2 * between;
  return Math.max(Math.sqrt(Math.abs(vertex.y / steepness)), Math.abs(vertex.x) / 4, 1);
}

/** Draws the curve, the x axis, the y axis if it is within the picture, the roots and the vertex. */
export function sketchOf(parabola: Parabola) {
  const { steepness, vertex, roots } = parabola;
  const half = reach(parabola);
  const end = vertex.y + steepness * half ** 2;
  const [low, high] = [Math.min(0, vertex.y, end), Math.max(0, vertex.y, end)];
  const across = (x: number) => tenth(WIDTH / 2 + ((x - vertex.x) / half) * (WIDTH / 2 - MARGIN));
  const down = (y: number) => tenth(MARGIN + ((high - y) / (high - low)) * (HEIGHT - 2 * MARGIN));
  const [left, right] = [across(vertex.x - half), across(vertex.x + half)];
  // Use the intersection of the tangents at the curve's ends as its control point.
  const control = down(vertex.y - steepness * half ** 2);
  const axis = down(0);
  const opens = steepness > 0 ? 1 : -1;
  const yAxis = across(0);
  const between = halfBetweenRoots(parabola);
  const sorted = roots.toSorted((one, other) => one.x - other.x);
  return {
    curve: `M${left} ${down(end)}Q${WIDTH / 2} ${control} ${right} ${down(end)}`,
    axis,
    ...(yAxis > MARGIN / 2 && yAxis < WIDTH - MARGIN / 2 ? { yAxis } : {}),
    // Compute positions from the vertex, because rounded roots may coincide.
    roots: sorted.map(({ text }, index): Spot => {
      const isBeside = sorted.length > 1;
      const isLeft = index === 0;
      const place = across(vertex.x + (isLeft ? -between : between));
      return {
        x: place,
        y: axis,
        // Put labels outside the curve, across the axis from its arms.
        anchor: !isBeside ? 'middle' : isLeft ? 'end' : 'start',
        labelX: tenth(isBeside ? place + (isLeft ? -GAP : GAP) : place),
        labelY: tenth(axis + (opens > 0 ? GAP + LETTERS : -GAP)),
        text,
      };
    }),
    vertex: {
      x: WIDTH / 2,
      y: down(vertex.y),
      anchor: 'middle',
      labelX: WIDTH / 2,
      labelY: tenth(down(vertex.y) + (opens > 0 ? GAP + LETTERS : -GAP)),
      text: vertex.text,
    } satisfies Spot,
  };
}
