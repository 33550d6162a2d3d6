import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { ShownDrawing } from './resolve.ts';
import { sketchOf } from './sketch.ts';

/** A shape to scale with labelled dimensions. */
export function View({ title, description, figure, measures }: ShownDrawing) {
  const sketch = sketchOf(figure, measures);
  if (!sketch) return null;
  const { width, height, outline, dimensions, labels } = sketch;
  return (
    <TitledFigure title={title}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={description}
        className="mx-auto block h-auto max-w-full"
      >
        <path d={outline} strokeWidth="2" strokeLinejoin="round" className="fill-accent-soft stroke-accent" />
        <g className="stroke-muted" strokeWidth="1">
          {dimensions.map(({ x1, y1, x2, y2 }) => (
            <path key={`${x1} ${y1} ${x2} ${y2}`} d={dimensionLine(x1, y1, x2, y2)} fill="none" />
          ))}
        </g>
        {labels.map(({ x, y, anchor, text }) => (
          <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor} className="fill-ink text-sm">
            {text}
          </text>
        ))}
      </svg>
    </TitledFigure>
  );
}

/** A dimension line: a line with a short stroke across each end. */
function dimensionLine(x1: number, y1: number, x2: number, y2: number): string {
  const [acrossX, acrossY] = y1 === y2 ? [0, 4] : [4, 0];
  const end = (x: number, y: number) => `M${x - acrossX} ${y - acrossY}l${2 * acrossX} ${2 * acrossY}`;
  return `M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`;
}
