/** Colours of series; they differ in lightness and dash too, so that a chart works in grey. */
export const SERIES = [
  { fill: 'fill-series-1', stroke: 'stroke-series-1', background: 'bg-series-1', dash: undefined },
  { fill: 'fill-series-2', stroke: 'stroke-series-2', background: 'bg-series-2', dash: '7 4' },
  { fill: 'fill-series-3', stroke: 'stroke-series-3', background: 'bg-series-3', dash: '2 4' },
  { fill: 'fill-series-4', stroke: 'stroke-series-4', background: 'bg-series-4', dash: '10 3 2 3' },
  { fill: 'fill-series-5', stroke: 'stroke-series-5', background: 'bg-series-5', dash: '4 2' },
  { fill: 'fill-series-6', stroke: 'stroke-series-6', background: 'bg-series-6', dash: '1 3' },
] as const;

/** How many series can be told apart: each colour plain, and then each with stripes. */
const MOST_SERIES = 2 * SERIES.length;

const isHatched = (index: number) => index % MOST_SERIES >= SERIES.length;
const hatchOf = (id: string, index: number) => `${id}-${index % SERIES.length}`;

/**
 * The stripes of the series beyond the sixth, for an `svg` of the page.
 *
 * @param id what sets them apart from those of other pictures.
 */
export function Hatches({ id, count }: { readonly id: string; readonly count: number }) {
  const hatched = SERIES.slice(0, Math.max(count - SERIES.length, 0));
  if (hatched.length === 0) return null;
  return (
    <defs>
      {hatched.map(({ fill }, index) => (
        <pattern
          key={fill}
          id={hatchOf(id, index)}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" className={fill} />
          <line x1="0" x2="0" y1="0" y2="7" strokeWidth="5" className="stroke-surface" />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill of a series; stripes need the `Hatches` of that id. */
export function paintOf(index: number, id: string): { readonly className?: string; readonly fill?: string } {
  if (isHatched(index)) return { fill: `url(#${hatchOf(id, index)})` };
  const { fill } = SERIES[index % SERIES.length] ?? SERIES[0];
  return { className: fill };
}

interface SwatchProps {
  readonly index: number;
  readonly line?: boolean;
  /** Id of the stripes. */
  readonly hatches: string;
}

/** The sign of a series in a legend. */
export function Swatch({ index, line = false, hatches }: SwatchProps) {
  const series = SERIES[index % SERIES.length];
  if (line) {
    return (
      <svg width="26" height="8" aria-hidden="true" className="shrink-0">
        <line
          x1="1"
          x2="25"
          y1="4"
          y2="4"
          strokeWidth="3"
          strokeDasharray={series?.dash}
          className={series?.stroke}
        />
      </svg>
    );
  }
  if (isHatched(index)) {
    return (
      <svg aria-hidden="true" className="size-3.5 shrink-0 rounded-sm">
        <rect width="100%" height="100%" {...paintOf(index, hatches)} />
      </svg>
    );
  }
  return <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-sm ${series?.background ?? ''}`} />;
}
