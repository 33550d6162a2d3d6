/** Reads the site's colours and text widths from the browser. */
import type { Palette } from '../../../../picture/drawing.ts';
import { PICTURE_FONT, type Measure } from './result-picture.ts';

/** Light colours of an element, because viewers of the picture may use another theme. */
export function lightPalette(place: Element): Palette {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  place.append(probe);
  const style = getComputedStyle(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const palette = {
    ink: read('--color-ink'),
    muted: read('--color-muted'),
    surface: read('--color-surface'),
    accent: read('--accent'),
    accentSoft: read('--accent-soft'),
  };
  probe.remove();
  return palette;
}

const WEIGHTS = { plain: 400, bold: 800 } as const;
const SAMPLE_SIZE = 100;

/** Returns a function that measures text in the picture's font. */
export function browserMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text, face) => {
    if (!context) return text.length * 0.6;
    context.font = `${WEIGHTS[face]} ${SAMPLE_SIZE}px ${PICTURE_FONT}`;
    return context.measureText(text).width / SAMPLE_SIZE;
  };
}
