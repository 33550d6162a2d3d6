import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { ShownParabola } from './resolve.ts';
import { HEIGHT, sketchOf, WIDTH, type Spot } from './sketch.ts';

function Point({ x, y, anchor, labelX, labelY, text }: Spot) {
  return (
    <>
      <circle cx={x} cy={y} r="4" className="fill-accent stroke-surface" strokeWidth="1.5" />
      <text x={labelX} y={labelY} textAnchor={anchor} fontSize="13" className="fill-ink">
        {text}
      </text>
    </>
  );
}

/** A parabola with axis, roots and vertex, and a description below. */
export function View({ title, description, ...parabola }: ShownParabola) {
  const { curve, axis, yAxis, roots, vertex } = sketchOf(parabola);
  const isOneRoot = roots.length === 1;
  return (
    <TitledFigure title={title}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={description}
        className="mx-auto block h-auto w-full max-w-88"
      >
        <g className="stroke-muted" strokeWidth="1">
          <path d={`M8 ${axis}H${WIDTH - 8}`} />
          {yAxis !== undefined && <path d={`M${yAxis} 8V${HEIGHT - 8}`} />}
        </g>
        <path d={curve} fill="none" strokeWidth="2.5" strokeLinecap="round" className="stroke-accent" />
        {!isOneRoot && roots.map((root) => <Point key={root.x} {...root} />)}
        <Point {...vertex} />
      </svg>
      {/* Hide it from screen readers, because the picture's name says the same. */}
      <p aria-hidden="true" className="mt-1 text-center text-sm text-muted">
        {description}
      </p>
    </TitledFigure>
  );
}
