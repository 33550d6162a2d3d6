import { TitledFigure } from '../../charts/titled-figure.tsx';
import { Value } from '../../value.tsx';
import type { ShownRanges } from './resolve.ts';

/** Ranges below each other, on one scale. */
export function View({ title, ranges }: ShownRanges) {
  const lowest = Math.min(...ranges.map(({ from }) => from));
  const highest = Math.max(...ranges.map(({ to }) => to));
  const toPercent = (point: number) => ((point - lowest) / (highest - lowest || 1)) * 100;
  return (
    <TitledFigure title={title}>
      <ul className="space-y-3">
        {ranges.map(({ label, note, from, to, min, max }) => (
          <li key={label}>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span className="font-medium">{label}</span>
              <span className="font-semibold">
                <Value value={min} /> a <Value value={max} />
              </span>
            </span>
            <svg className="mt-1 block h-3.5 w-full" aria-hidden="true">
              <rect width="100%" height="100%" rx="4" className="fill-sunken" />
              <rect
                x={`${toPercent(from)}%`}
                width={`${Math.max(toPercent(to) - toPercent(from), 1)}%`}
                height="100%"
                rx="4"
                className="fill-series-1"
              />
            </svg>
            {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </TitledFigure>
  );
}
