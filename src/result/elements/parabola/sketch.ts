/** Where the lines of a parabola's picture go. */
import { tenth } from '../../charts/tenth.ts';

/** A root: where it is, and how it is written. */
export interface Mark {
  readonly x: number;
  readonly text: string;
}

/** A place in the picture with what is written beside it. */
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
/** Room for what is written beside the outermost points. */
const MARGIN = 30;
const GAP = 8;
const LETTERS = 12;

interface Parabola {
  /** The factor of x², not 0. */
  readonly steepness: number;
  readonly vertex: { readonly x: number; readonly y: number; readonly text: string };
  /** None, one or two, in any order. */
  readonly roots: readonly Mark[];
}

/** Half the distance of the roots; 0 where there are fewer than two. */
function halfBetweenRoots({ steepness, vertex }: Parabola): number {
  return Math.sqrt(Math.max(0, -vertex.y / steepness));
}

/** How far the curve is drawn to either side: twice as far as the roots, or far enough to show the axis beside it. */
function reach(parabola: Parabola): number {
  const { steepness, vertex } = parabola;
  const between = halfBetweenRoots(parabola);
  if (between > 0) return 2 * between;
  return Math.max(Math.sqrt(Math.abs(vertex.y / steepness)), Math.abs(vertex.x) / 4, 1);
}

/** The picture: curve, x axis (and y axis, where it is in sight), roots and vertex. */
export function sketchOf(parabola: Parabola) {
  const { steepness, vertex, roots } = parabola;
  const half = reach(parabola);
  const end = vertex.y + steepness * half ** 2;
  const [low, high] = [Math.min(0, vertex.y, end), Math.max(0, vertex.y, end)];
  const across = (x: number) => tenth(WIDTH / 2 + ((x - vertex.x) / half) * (WIDTH / 2 - MARGIN));
  const down = (y: number) => tenth(MARGIN + ((high - y) / (high - low)) * (HEIGHT - 2 * MARGIN));
  const [left, right] = [across(vertex.x - half), across(vertex.x + half)];
  // The control point of the curve lies where the lines that touch it at its ends meet.
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
    // Placed by the vertex: roots as they are written may be too round to be told apart.
    roots: sorted.map(({ text }, index): Spot => {
      const isBeside = sorted.length > 1;
      const isLeft = index === 0;
      const place = across(vertex.x + (isLeft ? -between : between));
      return {
        x: place,
        y: axis,
        // Outside of the curve, whose legs rise or fall there: on the other side of the axis.
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
