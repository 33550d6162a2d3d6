/** Which sections of a result stand side by side where there are two columns. */
import type { ResultSection } from './arrange.ts';
import type { ShownElement } from './resolve-layout.ts';
import type { ShownFigure } from './shown.ts';

/** Pixels of a line of text, of small print, and of what a title with a picture of one bar takes. */
const LINE = 24;
const SMALL = 20;
const BAR = 36;
/** Characters on a line of half the width, and of a label there before its amount goes to the next line. */
const TEXT_WIDTH = 36;
const LABEL_WIDTH = 20;

/** How much taller one of two neighbours may be: in pixels, or as a share of the taller. */
const MOST_APART = 72;
const LEAST_SHARE = 0.62;

const linesOf = (text: string, width = TEXT_WIDTH) => Math.ceil(text.length / width);

function rowHeight({ label, note }: ShownFigure): number {
  return 16 + LINE * linesOf(label, LABEL_WIDTH) + SMALL * linesOf(note ?? '');
}

/** Pixels that an element takes in half the width, roughly: its own title is that of the section. */
function heightOf(element: ShownElement): number {
  const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);
  switch (element.kind) {
    case 'figures':
      return sum(element.figures.map(rowHeight));
    case 'composition':
    case 'rowComposition':
      return (
        BAR +
        sum(
          element.parts
            .filter(({ amount }) => amount > 0)
            .map(({ label, value }) => (label.length + value.text.length > 21 ? 56 : 33)),
        )
      );
    case 'comparison':
      return 46 * element.bars.length;
    case 'scale':
      return 2 * BAR + 30 * element.classes.length;
    case 'ranges':
      return 66 * element.ranges.length;
    case 'lines':
      return sum(element.lines.map((line) => 4 + LINE * linesOf(line.text)));
    case 'notice':
    case 'text':
      return BAR + LINE * linesOf(element.text);
    default:
      return 180;
  }
}

/** Whether two sections end at about the same height, so that no hole is left under one of them. */
function endTogether(one: ResultSection, other: ResultSection): boolean {
  const [low = 0, high = 0] = [one, other]
    .map(({ elements }) => elements.reduce((all, element) => all + heightOf(element), 0))
    .sort((left, right) => left - right);
  return high - low <= MOST_APART || low >= high * LEAST_SHARE;
}

/** Of each section, whether it takes the whole width: it wants to, or no neighbour of about its height stands beside it. */
export function wholeSections(sections: readonly ResultSection[]): boolean[] {
  const whole: boolean[] = [];
  while (whole.length < sections.length) {
    const section = sections[whole.length];
    const next = sections[whole.length + 1];
    const isPaired = section && next && !section.isWide && !next.isWide && endTogether(section, next);
    whole.push(...(isPaired ? [false, false] : [true]));
  }
  return whole;
}
