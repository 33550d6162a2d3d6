/** Colours of series; they differ in lightness and dash too, so that a chart works in grey. */
export const SERIES = [
  { fill: 'fill-series-1', stroke: 'stroke-series-1', background: 'bg-series-1', dash: undefined },
  { fill: 'fill-series-2', stroke: 'stroke-series-2', background: 'bg-series-2', dash: '7 4' },
  { fill: 'fill-series-3', stroke: 'stroke-series-3', background: 'bg-series-3', dash: '2 4' },
  { fill: 'fill-series-4', stroke: 'stroke-series-4', background: 'bg-series-4', dash: '10 3 2 3' },
  { fill: 'fill-series-5', stroke: 'stroke-series-5', background: 'bg-series-5', dash: '4 2' },
  { fill: 'fill-series-6', stroke: 'stroke-series-6', background: 'bg-series-6', dash: '1 3' },
] as const;

/** The sign of a series in a legend. */
export function Swatch({ index, line = false }: { readonly index: number; readonly line?: boolean }) {
  const series = SERIES[index % SERIES.length];
  if (!line)
    return <span aria-hidden="true" className={`size-3.5 shrink-0 rounded-sm ${series?.background ?? ''}`} />;
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
