/** Geometry of the shapes that a result can show. */
import { tenth } from '../../charts/tenth.ts';

/** A measure of a shape. */
export interface Measure {
  readonly part: 'base' | 'top' | 'height' | 'left' | 'right' | 'radius';
  readonly size: number;
  /** Label beside the shape. */
  readonly text: string;
}

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly text: string;
}

/** A shape to scale, in a picture of its own size. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /** An SVG path. */
  readonly outline: string;
  /** Dimension lines, which show the length that each label refers to. */
  readonly dimensions: readonly Line[];
  readonly labels: readonly Label[];
}

type FigureName =
  | 'rectangle'
  | 'rhombus'
  | 'triangle'
  | 'rightTriangle'
  | 'scaleneTriangle'
  | 'trapezium'
  | 'rightTrapezium'
  | 'circle';

/** Maximum size of the shape inside the picture. */
const ROOM = { width: 220, height: 180 };
/** Distance from the shape to the dimension lines, and from these to the labels. */
const GAP = 10;
const LINE_HEIGHT = 18;
const LETTER = 7.5;

/** Draws a shape to scale; undefined if a measure is not above 0. */
export function sketchOf(figure: FigureName, measures: readonly Measure[]): Sketch | undefined {
  if (measures.length === 0 || measures.some(({ size }) => !(size > 0 && Number.isFinite(size)))) {
    return undefined;
  }
  const measure = (part: Measure['part']) =>
    measures.find((each) => each.part === part) ?? { size: 0, text: '' };
  if (figure === 'circle') return circle(measure('radius'));
  if (figure === 'scaleneTriangle') return scalene([measure('left'), measure('base'), measure('right')]);
  const top = figure === 'rectangle' ? measure('base').size : measure('top').size;
  return polygon(figure, measure('base'), { ...measure('top'), size: top }, measure('height'));
}

type Size = Pick<Measure, 'size' | 'text'>;

function circle({ text }: Size): Sketch {
  const radius = ROOM.height / 2;
  const [x, y] = [radius + GAP, radius + GAP];
  return {
    width: 2 * x,
    height: 2 * y,
    outline: `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`,
    dimensions: [{ x1: x, y1: y, x2: x + radius, y2: y }],
    labels: [{ x: x + radius / 2, y: y - 6, anchor: 'middle', text }],
  };
}

/**
 * Draws a triangle on its longest side, with the two others in order on its left and right; undefined if the sides
 * cannot form one.
 */
function scalene(sides: readonly [Size, Size, Size]): Sketch | undefined {
  const longest = Math.max(...sides.map(({ size }) => size));
  const at = sides.findIndex(({ size }) => size === longest);
  const side = (steps: number) => sides[(at + steps + 3) % 3] ?? sides[0];
  const [left, base, right] = [side(-1), side(0), side(1)];
  const foot = (left.size ** 2 + base.size ** 2 - right.size ** 2) / (2 * base.size);
  const rise = Math.sqrt(left.size ** 2 - foot ** 2);
  if (!(rise > 0)) return undefined;
  const scale = Math.min(ROOM.width / base.size, ROOM.height / rise);
  const [wide, footX, tall] = [base.size * scale, foot * scale, rise * scale];
  const letters = ({ text }: Size) => text.length * LETTER + GAP;
  // Reserve space for labels, which are beside the middle of their sides and may extend beyond the triangle.
  const before = Math.max(letters(left) - footX / 2, (letters(base) - wide) / 2, 0);
  const behind = Math.max(letters(right) - (wide - footX) / 2, (letters(base) - wide) / 2, 0);
  const [startX, bottom] = [GAP + before, GAP + Math.max(tall, LINE_HEIGHT)];
  const middleY = tenth(bottom - tall / 2 - GAP / 2);
  const [leftX, apexX, rightX] = [startX, startX + footX, startX + wide].map(tenth) as [
    number,
    number,
    number,
  ];
  return {
    width: Math.ceil(startX + wide + behind + GAP),
    height: Math.ceil(bottom + LINE_HEIGHT + GAP),
    outline: `M${leftX} ${tenth(bottom)}L${apexX} ${tenth(bottom - tall)}L${rightX} ${tenth(bottom)}Z`,
    dimensions: [],
    labels: [
      { x: tenth(startX + footX / 2 - GAP), y: middleY, anchor: 'end', text: left.text },
      { x: tenth(startX + wide / 2), y: tenth(bottom + LINE_HEIGHT), anchor: 'middle', text: base.text },
      { x: tenth(startX + (footX + wide) / 2 + GAP), y: middleY, anchor: 'start', text: right.text },
    ],
  };
}

/**
 * Draws a shape between two horizontal sides: the lower one starts at the left; the upper one is above its middle or
 * its left end. For a rhombus, base and height are the diagonals.
 */
function polygon(figure: FigureName, base: Size, top: Size, height: Size): Sketch {
  const widest = Math.max(base.size, top.size);
  const scale = Math.min(ROOM.width / widest, ROOM.height / height.size);
  const [baseWidth, topWidth, tall] = [base.size * scale, top.size * scale, height.size * scale].map(
    tenth,
  ) as [number, number, number];
  const isLabelledOnTop = figure === 'trapezium' || figure === 'rightTrapezium';
  const standsOnLeftEnd = figure === 'rightTriangle' || figure === 'rightTrapezium';
  const above = GAP + (isLabelledOnTop ? LINE_HEIGHT : 0);
  const wide = Math.max(baseWidth, topWidth);
  // Reserve space for labels that are wider than their sides.
  const beyond = (Math.max(base.text.length, isLabelledOnTop ? top.text.length : 0) * LETTER - wide) / 2;
  const left = GAP + Math.ceil(Math.max(height.text.length * LETTER + GAP, beyond));
  const baseX = standsOnLeftEnd ? left : tenth(left + (wide - baseWidth) / 2);
  const topX = standsOnLeftEnd ? baseX : tenth(left + (wide - topWidth) / 2);
  const bottom = tenth(above + tall);
  const middle = baseX + baseWidth / 2;
  const corners =
    figure === 'rhombus'
      ? [
          [baseX, above + tall / 2],
          [middle, above],
          [baseX + baseWidth, above + tall / 2],
          [middle, bottom],
        ]
      : [
          [baseX, bottom],
          [topX, above],
          ...(topWidth > 0 ? [[topX + topWidth, above]] : []),
          [baseX + baseWidth, bottom],
        ];
  const heightX = left - GAP;
  return {
    width: Math.ceil(left + wide + Math.max(beyond, 0) + GAP),
    height: Math.ceil(bottom + GAP + LINE_HEIGHT + GAP),
    outline: `M${corners.map(([x = 0, y = 0]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`,
    dimensions: [
      { x1: heightX, y1: above, x2: heightX, y2: bottom },
      { x1: baseX, y1: bottom + GAP, x2: tenth(baseX + baseWidth), y2: bottom + GAP },
      ...(isLabelledOnTop
        ? [{ x1: topX, y1: above - GAP, x2: tenth(topX + topWidth), y2: above - GAP }]
        : []),
    ],
    labels: [
      { x: heightX - 6, y: tenth((above + bottom) / 2 + 4), anchor: 'end', text: height.text },
      { x: tenth(middle), y: bottom + GAP + LINE_HEIGHT, anchor: 'middle', text: base.text },
      ...(isLabelledOnTop
        ? [{ x: tenth(topX + topWidth / 2), y: above - GAP - 5, anchor: 'middle' as const, text: top.text }]
        : []),
    ],
  };
}
