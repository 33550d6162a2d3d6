import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { ShownParts } from './resolve.ts';

/** Bars of equal parts, some filled. A line pattern, and a description, show the filled ones without colour. */
export function View({ title, bars, of, description }: ShownParts) {
  return (
    <TitledFigure title={title}>
      <div role="img" aria-label={description} className="space-y-2">
        {bars.map((filled, bar) => (
          // Use the index as key, because bars never move.
          <svg key={`${bar} ${filled}`} className="block h-9 w-full" aria-hidden="true">
            <rect width={`${(filled / of) * 100}%`} height="100%" className="fill-accent-bright" />
            <rect width="100%" height="100%" fill="none" strokeWidth="3" className="stroke-ink" />
            <g strokeWidth="1.5" className="stroke-ink">
              {Array.from({ length: of - 1 }, (_, cut) => {
                const x = `${((cut + 1) / of) * 100}%`;
                return <line key={x} x1={x} x2={x} y1="0" y2="100%" />;
              })}
            </g>
          </svg>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 text-sm text-muted">
        {description}
      </p>
    </TitledFigure>
  );
}
