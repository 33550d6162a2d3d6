/** Shared drawing of social pictures and result pictures, as SVG text because both build and browser draw them. */
import { escapeMarkup } from '../site/escape-markup.ts';

export interface Palette {
  readonly ink: string;
  readonly muted: string;
  readonly surface: string;
  readonly accent: string;
  readonly accentSoft: string;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Squared paper as on the home page; `square` is the side of a square. */
export function squaredPaper(
  { left, top, width, height }: Area,
  square: number,
  { accentSoft, surface }: Palette,
): string {
  const [right, bottom] = [left + width, top + height];
  const lines: string[] = [];
  for (let x = left + square; x < right; x += square) lines.push(`M${x} ${top}V${bottom}`);
  for (let y = top + square; y < bottom; y += square) lines.push(`M${left} ${y}H${right}`);
  return (
    `<path d="M${left} ${top}H${right}V${bottom}H${left}z" fill="${accentSoft}"/>` +
    `<path d="${lines.join('')}" stroke="${surface}" stroke-width="2" shape-rendering="crispEdges"/>`
  );
}

/** Double rule below a sum, as below a page's title; each line takes a third of the height. */
export function doubleRule({ left, top, width, height }: Area, { accent }: Palette): string {
  const line = height / 3;
  return `<path d="M${left} ${top + line / 2}h${width}m0 ${2 * line}H${left}" stroke="${accent}" stroke-width="${line}"/>`;
}

/** A line of text; `x` and `y` are the start of its baseline. */
export function textAt(content: string, x: number, y: number, size: number, style: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escapeMarkup(content)}</text>`;
}
