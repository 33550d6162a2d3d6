/** Converts a chart of the page to a self-contained SVG with inline colours and fonts. */

interface Caption {
  readonly title: string;
  readonly seriesLabels: readonly string[];
  /** Legend symbols of the series; a single series has none. */
  readonly signs: readonly SVGSVGElement[];
  readonly source: string;
}

const SVG = 'http://www.w3.org/2000/svg';
/** Layout sizes, in pixels. */
const EDGE = 16;
const TITLE_HEIGHT = 34;
const LEGEND_HEIGHT = 22;
const FOOT_HEIGHT = 26;
const GAP = 18;

/** Style properties to inline. */
const INLINED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
] as const;

function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
  text = '',
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

/** Inlines the relevant styles into the drawing; keeps striped fills. */
function inlineStyle(root: SVGSVGElement): void {
  for (const element of root.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    for (const property of INLINED) {
      const value = style.getPropertyValue(property);
      if (!element.hasAttribute(property) || element.classList.length > 0)
        element.setAttribute(property, value);
    }
  }
  for (const element of root.querySelectorAll('[class]')) element.removeAttribute('class');
}

/** Draws symbol and name of each series, on as many lines as the width requires; returns the number of lines. */
function drawLegend(
  into: SVGElement,
  { seriesLabels, signs }: Pick<Caption, 'seriesLabels' | 'signs'>,
  width: number,
): number {
  let [left, line] = [EDGE, 0];
  for (const [index, label] of seriesLabels.entries()) {
    const { width: signWidth = 0, height: signHeight = 0 } = signs[index]?.getBoundingClientRect() ?? {};
    const sign = (signs[index]?.cloneNode(true) ?? make('g', {})) as SVGElement;
    sign.setAttribute('width', String(signWidth));
    sign.setAttribute('height', String(signHeight));
    const name = make('text', { class: 'fill-ink text-xs', x: signWidth + 6, y: 11 }, label);
    const group = make('g', {});
    group.append(sign, name);
    into.append(group);
    const taken = signWidth + 6 + name.getComputedTextLength();
    if (left > EDGE && left + taken > width - EDGE) [left, line] = [EDGE, line + 1];
    group.setAttribute('transform', `translate(${left} ${line * LEGEND_HEIGHT})`);
    left += taken + GAP;
  }
  return line + 1;
}

/** Shrinks a line that is too wide. */
function fitLine(line: SVGTextElement, room: number): void {
  const wide = line.getComputedTextLength();
  if (wide <= room) return;
  const size = Number.parseFloat(getComputedStyle(line).fontSize);
  line.style.fontSize = `${(size * room) / wide}px`;
}

/** Draws the chart on white in the light theme, with title and legend above it and the source below. */
export function standalone(
  picture: SVGSVGElement,
  { title, seriesLabels, signs, source }: Caption,
): { readonly svg: string; readonly width: number; readonly height: number } {
  const plotWidth = picture.width.baseVal.value;
  const plotHeight = picture.height.baseVal.value;
  const width = plotWidth + 2 * EDGE;
  // Insert it into the page off-screen and in the light theme, because styles apply only inside a page.
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:-9999px;top:0;color-scheme:light';
  const svg = make('svg', { xmlns: SVG, width });
  host.append(svg);
  (picture.parentElement ?? document.body).append(host);
  try {
    const ground = make('rect', { class: 'fill-surface', width: '100%', height: '100%' });
    const heading = make('text', { class: 'fill-ink text-lg font-bold', x: EDGE, y: 26 }, title);
    const legend = make('g', {});
    const plot = make('g', {});
    for (const child of picture.cloneNode(true).childNodes) plot.append(child.cloneNode(true));
    plot.querySelector('[data-mark]')?.remove();
    svg.append(ground, heading, legend, plot);
    fitLine(heading, plotWidth);
    const lines = signs.length > 0 ? drawLegend(legend, { seriesLabels, signs }, width) : 0;
    const plotTop = TITLE_HEIGHT + 10 + lines * LEGEND_HEIGHT;
    legend.setAttribute('transform', `translate(0 ${TITLE_HEIGHT + 6})`);
    plot.setAttribute('transform', `translate(${EDGE} ${plotTop})`);
    const height = plotTop + plotHeight + FOOT_HEIGHT;
    const foot = make('text', { class: 'fill-muted text-xs', x: EDGE, y: height - 10 }, source);
    svg.append(foot);
    fitLine(foot, plotWidth);
    svg.setAttribute('height', String(height));
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    inlineStyle(svg);
    return { svg: new XMLSerializer().serializeToString(svg), width, height };
  } finally {
    host.remove();
  }
}
