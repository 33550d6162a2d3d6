/** Draws a result as a picture for messengers, in the style of our social pictures. */
import { doubleRule, squaredPaper, textAt, type Palette } from '../../../../picture/drawing.ts';
import { fitText } from '../../../../picture/fit-text.ts';

export interface PictureContent {
  readonly site: string;
  /** Title of the calculator. */
  readonly title: string;
  readonly headline: { readonly label: string; readonly text: string };
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  /** Address of the result, and its date. */
  readonly address: string;
  readonly date: string;
}

/** Width of a text in ems, in the plain or the bold face. */
export type Measure = (text: string, face: 'plain' | 'bold') => number;

/** System fonts, because a picture cannot use the page's font. */
export const PICTURE_FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

/** Side in pixels; square, because messengers crop other shapes. */
export const PICTURE_SIDE = 1080;
const MARGIN = 72;
const SQUARE = 45;
const PAPER_HEIGHT = 6 * SQUARE;
const ROOM = PICTURE_SIDE - 2 * MARGIN;
const LEADING = 1.16;
const HEADLINE_SIZES = [132, 112, 96, 80, 68, 56, 46, 38];
/** Height of a line of figures, and the minimum if there are many. */
const FIGURE_STEP = 66;
const MIN_STEP = 44;
/** Size and baseline of the text as shares of the line height. */
const FIGURE_SIZE = 0.55;
const BASELINE = 0.7;
const FIGURES_BOTTOM = PICTURE_SIDE - 150;
/** Space between a label and its amount. */
const GAP = 24;
/** Smallest legible size of a label beside a long amount. */
const MIN_LABEL_SIZE = 18;

interface Block {
  readonly markup: string;
  readonly bottom: number;
}

const FACES = {
  plain: 'font-weight="400"',
  bold: 'font-weight="800"',
} as const;

/** Lines of text below each other, starting at `top`. */
function lines(
  text: string,
  box: { readonly top: number; readonly sizes: readonly number[]; readonly maxLines: number },
  {
    face,
    fill,
    measure,
  }: { readonly face: keyof typeof FACES; readonly fill: string; readonly measure: Measure },
): Block {
  const set = fitText(text, { width: ROOM, ...box }, (part) => measure(part, face));
  const style = `${FACES[face]} fill="${fill}"`;
  const step = set.size * LEADING;
  return {
    markup: set.lines
      .map((line, index) => textAt(line, MARGIN, box.top + set.size + index * step, set.size, style))
      .join(''),
    bottom: box.top + set.lines.length * step,
  };
}

/** The logo with the site's name. */
function brand({ site }: PictureContent, { accent, surface, ink }: Palette): string {
  return (
    `<g transform="translate(${MARGIN} 60) scale(2)"><rect width="32" height="32" rx="9" fill="${accent}"/>` +
    `<path d="M7 12h18M7 20h18" stroke="${surface}" stroke-width="2.5" stroke-linecap="round"/>` +
    `<circle cx="12.5" cy="12" r="3.6" fill="${surface}"/><circle cx="20.5" cy="20" r="3.6" fill="${surface}"/></g>` +
    textAt(site, MARGIN + 84, 106, 42, `${FACES.bold} fill="${ink}"`)
  );
}

/** As many figures as fit, one per line: label on the left, amount on the right. Omits sentences, which are too wide. */
function figureLines(
  { figures }: PictureContent,
  { top, palette, measure }: { readonly top: number; readonly palette: Palette; readonly measure: Measure },
): string {
  const room = Math.max(0, FIGURES_BOTTOM - top);
  const step = Math.min(FIGURE_STEP, Math.max(MIN_STEP, room / figures.length));
  const largest = step * FIGURE_SIZE;
  const labelSize = ({ label, text }: (typeof figures)[number]) =>
    (ROOM - measure(text, 'bold') * largest - GAP) / Math.max(measure(label, 'plain'), 1);
  return figures
    .filter((figure) => labelSize(figure) >= MIN_LABEL_SIZE)
    .slice(0, Math.floor(room / step))
    .map((figure, index) => {
      const { label, text } = figure;
      const baseline = top + (index + BASELINE) * step;
      const size = Math.min(largest, labelSize(figure));
      return (
        `<path d="M${MARGIN} ${baseline + step * (1 - BASELINE)}h${ROOM}" stroke="${palette.accentSoft}" stroke-width="3"/>` +
        textAt(label, MARGIN, baseline, size, `${FACES.plain} fill="${palette.muted}"`) +
        textAt(
          text,
          PICTURE_SIDE - MARGIN,
          baseline,
          largest,
          `${FACES.bold} fill="${palette.ink}" text-anchor="end"`,
        )
      );
    })
    .join('');
}

/** Draws the picture as SVG. */
export function resultPicture(content: PictureContent, palette: Palette, measure: Measure): string {
  const { title, headline, address, date } = content;
  const label = { face: 'plain', measure } as const;
  const name = lines(
    title,
    { top: 148, sizes: [52, 46, 40, 34], maxLines: 2 },
    { face: 'bold', fill: palette.accent, measure },
  );
  const what = lines(
    headline.label,
    { top: PAPER_HEIGHT + 50, sizes: [40, 36, 32], maxLines: 2 },
    { ...label, fill: palette.muted },
  );
  const figure = lines(
    headline.text,
    { top: what.bottom, sizes: HEADLINE_SIZES, maxLines: 3 },
    { face: 'bold', fill: palette.ink, measure },
  );
  const foot = PICTURE_SIDE - 62;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" viewBox="0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}" font-family="${PICTURE_FONT}">`,
    `<rect width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" fill="${palette.surface}"/>`,
    squaredPaper({ left: 0, top: 0, width: PICTURE_SIDE, height: PAPER_HEIGHT }, SQUARE, palette),
    brand(content, palette),
    name.markup,
    what.markup,
    figure.markup,
    figureLines(content, { top: figure.bottom + 24, palette, measure }),
    textAt(
      address,
      MARGIN,
      foot,
      Math.min(30, (ROOM - 220) / measure(address, 'plain')),
      `${FACES.plain} fill="${palette.muted}"`,
    ),
    textAt(date, PICTURE_SIDE - MARGIN, foot, 30, `${FACES.plain} fill="${palette.muted}" text-anchor="end"`),
    doubleRule({ left: 0, top: PICTURE_SIDE - 30, width: PICTURE_SIDE, height: 18 }, palette),
    '</svg>',
  ].join('');
}
