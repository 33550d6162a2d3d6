/** Draws the preview picture that social networks show with a link. */
import { readFileSync } from 'node:fs';
import { SOCIAL_PICTURE } from '../../src/site/social-picture.ts';
import { iconFile, shapesOf } from '../../compiler/icon-file.ts';
import { doubleRule, squaredPaper, type Palette } from '../../src/picture/drawing.ts';
import { fitText } from '../../src/picture/fit-text.ts';
import { fonts } from './fonts.ts';

/** Information about the site in all pictures. */
export interface SiteFacts {
  readonly name: string;
  readonly host: string;
  /** SVG of the logo, 32 units wide and high. */
  readonly mark: string;
}

export interface PictureFacts {
  readonly title: string;
  /** Label above the title, such as the category. */
  readonly label: string;
  /** Name of a Lucide icon; by default the picture shows the logo. */
  readonly icon: string | undefined;
  readonly site: SiteFacts;
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_PICTURE;
const MARGIN = 80;
const TILE = 260;
const SQUARE = 45;
const PANEL_LEFT = WIDTH - 9 * SQUARE;
const TITLE_WIDTH = PANEL_LEFT - MARGIN - 35;
const TILE_LEFT = (PANEL_LEFT + WIDTH - TILE) / 2;
const TILE_TOP = (HEIGHT - TILE) / 2;
const TITLE_SIZES = [84, 76, 68, 60, 54, 48];
const HEADER_BOTTOM = 136;
const FOOTER_TOP = 550;
const LEADING = 1.14;
const LABEL_SIZE = 32;

/** Share of a maskable icon that no system crops (https://www.w3.org/TR/appmanifest/#icon-masks). */
const SAFE = 0.8;

/** Draws a logo of 32 × 32 units on a square background, which systems can crop to any shape. */
export function maskable(mark: string): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(mark)?.[1];
  if (ground === undefined)
    throw new Error('The logo (public/favicon.svg) does not begin with a background of one colour.');
  const inset = (32 * (1 - SAFE)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/>` +
    `${markAt(inset, inset, 32 * SAFE, mark)}</svg>`
  );
}

/** Draws the logo at a position and size. */
function markAt(x: number, y: number, side: number, mark: string): string {
  return `<g transform="translate(${x} ${y}) scale(${side / 32})">${shapesOf(mark)}</g>`;
}

function iconTile(icon: string, { accent, surface }: Palette): string {
  const shapes = shapesOf(readFileSync(iconFile(icon), 'utf8'));
  const inset = 58;
  return (
    `<rect x="${TILE_LEFT}" y="${TILE_TOP}" width="${TILE}" height="${TILE}" rx="16" fill="${surface}"/>` +
    `<g transform="translate(${TILE_LEFT + inset} ${TILE_TOP + inset}) scale(${(TILE - 2 * inset) / 24})" fill="none" ` +
    `stroke="${accent}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`
  );
}

/** Draws label and title, vertically centred on the left. */
function titleBlock({ title, label }: PictureFacts, { ink, accent, accentSoft }: Palette): string {
  const box = { width: TITLE_WIDTH, sizes: TITLE_SIZES, maxLines: 3 };
  const { size, lines } = fitText(fonts.bold.settable(title), box, fonts.bold.widthOf);
  const leading = size * LEADING;
  const chip = { height: LABEL_SIZE * 1.9, width: fonts.plain.widthOf(label) * LABEL_SIZE + 48, gap: 26 };
  const top = (HEADER_BOTTOM + FOOTER_TOP - chip.height - chip.gap - leading * lines.length) / 2;
  const baseline = top + chip.height + chip.gap + size * 0.86;
  return [
    `<rect x="${MARGIN}" y="${top}" width="${chip.width}" height="${chip.height}" rx="${chip.height / 2}" fill="${accentSoft}"/>`,
    fonts.plain.draw(label, MARGIN + 24, top + chip.height * 0.68, LABEL_SIZE, accent),
    ...lines.map((line, index) => fonts.bold.draw(line, MARGIN, baseline + leading * index, size, ink)),
  ].join('');
}

/** Draws the picture as SVG. */
export function pictureSvg(facts: PictureFacts, palette: Palette): string {
  const { icon, site } = facts;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.surface}"/>`,
    squaredPaper({ left: PANEL_LEFT, top: 0, width: WIDTH - PANEL_LEFT, height: HEIGHT }, SQUARE, palette),
    markAt(MARGIN, 56, 56, site.mark),
    fonts.bold.draw(site.name, MARGIN + 74, 97, 38, palette.ink),
    titleBlock(facts, palette),
    icon === undefined ? markAt(TILE_LEFT, TILE_TOP, TILE, site.mark) : iconTile(icon, palette),
    fonts.plain.draw(site.host, MARGIN, HEIGHT - 52, 30, palette.muted),
    doubleRule({ left: 0, top: HEIGHT - 30, width: WIDTH, height: 18 }, palette),
    '</svg>',
  ].join('');
}
