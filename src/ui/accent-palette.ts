/** Derives accent colours from a chosen colour, each legible in both themes. */

type Rgb = readonly [red: number, green: number, blue: number];

/** The derived colours as CSS values for both themes. */
export interface AccentPalette {
  readonly brand: string;
  readonly strong: string;
  readonly soft: string;
  readonly onBrand: string;
}

/** Minimum contrast of text (WCAG AA). */
const LEGIBLE = 4.5;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/**
 * Colours of each theme that must contrast: the backgrounds (`--color-surface`, `-sunken`), text on the accent
 * (`-on-brand`) and text on its soft shade (`-muted`). `away` is the colour to mix in, `least` the minimum share of the
 * background in the soft shade.
 */
const LIGHT = {
  grounds: ['#fffdf8', '#f2eee3'],
  on: '#ffffff',
  muted: '#5b5546',
  away: BLACK,
  least: 0.9,
} as const;
const DARK = {
  grounds: ['#1c1b17', '#171613'],
  on: '#0e1530',
  muted: '#b9b19f',
  away: WHITE,
  least: 0.8,
} as const;

function rgbOf(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** @param share of the second colour, 0 to 1 */
function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

/** Relative luminance (WCAG 2, from sRGB). */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

type Theme = typeof LIGHT | typeof DARK;

/** Soft shade of a colour, faint enough for muted text on it. */
function softShade(colour: Rgb, { grounds, muted, least }: Theme): string {
  for (let share: number = least; share < 1; share += 0.02) {
    const soft = hexOf(mix(colour, rgbOf(grounds[0]), share));
    if (contrast(muted, soft) >= LEGIBLE) return soft;
  }
  return grounds[0];
}

/** Nearest legible colour in a theme, with its shades. */
function inTheme(chosen: Rgb, theme: Theme) {
  const { grounds, on, away } = theme;
  for (let step = 0; ; step += 1) {
    const colour = mix(chosen, away, step / 20);
    const brand = hexOf(colour);
    const soft = softShade(colour, theme);
    const isLegible = [...grounds, on, soft].every((other) => contrast(brand, other) >= LEGIBLE);
    if (isLegible || step === 20) return { brand, soft, strong: hexOf(mix(colour, away, 0.2)), onBrand: on };
  }
}

/**
 * Derives the palette of a colour: darkened for the light theme, lightened for the dark one, as far as contrast
 * requires.
 *
 * @param hex `#rrggbb`
 */
export function accentPalette(hex: string): AccentPalette {
  const light = inTheme(rgbOf(hex), LIGHT);
  const dark = inTheme(rgbOf(hex), DARK);
  const both = (part: keyof typeof light) => `light-dark(${light[part]}, ${dark[part]})`;
  return { brand: both('brand'), strong: both('strong'), soft: both('soft'), onBrand: both('onBrand') };
}
