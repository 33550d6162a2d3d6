import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { Timeline } from './scale.ts';

/** Position in percent from which a year's label is to the left of its mark. */
const NEAR_END = 90;

/** Anchor of a year's label, which would otherwise be cut off near the edges. */
function anchorAt(percent: number): 'start' | 'middle' | 'end' {
  if (percent > NEAR_END) return 'end';
  return percent < 100 - NEAR_END ? 'start' : 'middle';
}

/** A line for each event, from the current month to the event's, above the years. */
export function View({ title, events, years }: Timeline & { readonly title: string }) {
  if (events.length === 0) return null;
  return (
    <TitledFigure title={title}>
      <ul className="space-y-2">
        {events.map(({ label, when, at }, index) => (
          <li key={`${index} ${label}`}>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="font-semibold tabular-nums">{when}</span>
            </span>
            <svg className="mt-1 block h-4 w-full overflow-visible" aria-hidden="true">
              <rect y="6" width="100%" height="4" rx="2" className="fill-sunken" />
              {years.map((mark) => (
                <line
                  key={mark.year}
                  x1={`${mark.at}%`}
                  x2={`${mark.at}%`}
                  y1="2"
                  y2="14"
                  className="stroke-muted"
                />
              ))}
              <rect y="6" width={`${at}%`} height="4" rx="2" className="fill-accent-bright" />
              <circle cx={`${at}%`} cy="8" r="6" className="fill-accent" />
            </svg>
          </li>
        ))}
      </ul>
      <svg className="mt-1 block h-5 w-full text-xs" aria-hidden="true">
        {years.map(({ year, at }) => (
          <text key={year} x={`${at}%`} y="14" textAnchor={anchorAt(at)} className="fill-muted">
            {year}
          </text>
        ))}
      </svg>
    </TitledFigure>
  );
}
