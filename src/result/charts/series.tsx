/**
 * Looks of series. Lightness, dash and marks differ, too, so that charts work without colour. Paths of marks start at
 * the mark's centre.
 */
const SERIES = [
  {
    fill: 'fill-series-1',
    stroke: 'stroke-series-1',
    dash: undefined,
    mark: 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  { fill: 'fill-series-2', stroke: 'stroke-series-2', dash: '8 4', mark: 'm-4-4h8v8h-8z' },
  { fill: 'fill-series-3', stroke: 'stroke-series-3', dash: '2 4', mark: 'm0-5l5 9h-10z' },
  { fill: 'fill-series-4', stroke: 'stroke-series-4', dash: '10 3 2 3', mark: 'm0-5l5 5l-5 5l-5-5z' },
  { fill: 'fill-series-5', stroke: 'stroke-series-5', dash: '4 2', mark: 'm0 5l5-9h-10z' },
  { fill: 'fill-series-6', stroke: 'stroke-series-6', dash: '1 3', mark: 'm-5-2h10v4h-10z' },
] as const;

/** Colour, dash and mark of a series. */
export function seriesAt(index: number) {
  return SERIES[index % SERIES.length] ?? SERIES[0];
}

/** Number of distinguishable series: each colour with its own fill, and again with wide stripes. */
const MAX_SERIES = 2 * SERIES.length;

/** Stripes: distance and width in pixels, angle in degrees. */
interface Stripes {
  readonly apart: number;
  readonly broad: number;
  readonly angle: number;
}

/** Alternates plain fills and fine stripes; series after the sixth have wide stripes. */
function stripesOf(index: number): Stripes | undefined {
  const place = index % MAX_SERIES;
  if (place >= SERIES.length) return { apart: 7, broad: 5, angle: 45 };
  return place % 2 === 0 ? undefined : { apart: 6, broad: 1.5, angle: 30 * place };
}

const patternOf = (id: string, index: number) => `${id}-${index % MAX_SERIES}`;

/**
 * Defines the stripe patterns of series, in an `svg` of the page.
 *
 * @param id distinguishes the patterns from those of other pictures
 */
export function Hatches({ id, count }: { readonly id: string; readonly count: number }) {
  if (count < 2) return null;
  return (
    <defs>
      {Array.from({ length: Math.min(count, MAX_SERIES) }, (_, index) => {
        const stripes = stripesOf(index);
        if (!stripes) return null;
        const { apart, broad, angle } = stripes;
        return (
          <pattern
            key={index}
            id={patternOf(id, index)}
            width={apart}
            height={apart}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <rect width={apart} height={apart} className={seriesAt(index).fill} />
            <line x1="0" x2="0" y1="0" y2={apart} strokeWidth={broad} className="stroke-surface" />
          </pattern>
        );
      })}
    </defs>
  );
}

/** Fill of a series; stripes need a `Hatches` with the same id. */
export function paintOf(index: number, id: string): { readonly className?: string; readonly fill?: string } {
  return stripesOf(index) ? { fill: `url(#${patternOf(id, index)})` } : { className: seriesAt(index).fill };
}

interface SwatchProps {
  readonly index: number;
  readonly line?: boolean;
  readonly hatches: string;
}

/** Legend symbol of a series, drawn as a picture because browsers do not print backgrounds. */
export function Swatch({ index, line = false, hatches }: SwatchProps) {
  if (!line) {
    return (
      <svg aria-hidden="true" className="size-3.5 shrink-0 rounded-sm">
        <rect width="100%" height="100%" {...paintOf(index, hatches)} />
      </svg>
    );
  }
  const { dash, stroke, fill, mark } = seriesAt(index);
  return (
    <svg width="38" height="12" aria-hidden="true" className="shrink-0">
      <line x1="1" x2="37" y1="6" y2="6" strokeWidth="2.5" strokeDasharray={dash} className={stroke} />
      <path d={`M19 6${mark}`} className={fill} />
    </svg>
  );
}
