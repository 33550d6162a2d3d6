import type { Plot } from './plot.ts';
import { compactNumber } from './scales.ts';

/** Position of the axis's label, at the top. */
const NAME_Y = 12;

interface ValueAxisProps {
  readonly name: string;
  readonly ticks: readonly number[];
  readonly plot: Pick<Plot, 'left' | 'right' | 'toY'>;
}

/** The vertical axis: its label, and a line with a number for each tick. */
export function ValueAxis({ name, ticks, plot }: ValueAxisProps) {
  return (
    <>
      <text x="0" y={NAME_Y} className="fill-muted text-xs">
        {name}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={plot.left}
            x2={plot.right}
            y1={plot.toY(tick)}
            y2={plot.toY(tick)}
            className="stroke-line"
            strokeWidth="1"
          />
          <text x={plot.left - 8} y={plot.toY(tick) + 4} textAnchor="end" className="fill-muted text-xs">
            {compactNumber(tick)}
          </text>
        </g>
      ))}
    </>
  );
}
