import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Drawn } from './plot.ts';
import { readingAt } from './reading.ts';

/** Aligns the slider with the plot, so that the middle of its thumb reaches both edges. */
export const SLIDER_CLASS = 'ml-[50px] block h-7 w-[calc(100%-56px)] accent-brand';

interface PointReaderProps {
  readonly chart: Drawn;
  readonly index: number;
  readonly onPoint: (index: number) => void;
}

/** The values at a point, with a slider to select points by keyboard, finger and voice. */
export function PointReader({ chart, index, onPoint }: PointReaderProps) {
  const { point, values, spoken } = readingAt(chart, index);
  const last = chart.points.length - 1;
  return (
    <div className="no-print text-sm">
      {last > 0 && (
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={`Ponto do gráfico: ${chart.title}`}
          aria-valuetext={spoken}
          className={SLIDER_CLASS}
          onChange={({ target }) => onPoint(target.valueAsNumber)}
        />
      )}
      {/* Hide it from screen readers, because the slider announces the same. */}
      <p aria-hidden="true" className="flex flex-wrap gap-x-4">
        <strong>{point}</strong>
        {values.map(({ label, text }) => (
          <span key={label}>
            <span className="text-muted">{label}</span>{' '}
            <span className="font-semibold wrap-anywhere tabular-nums">
              <Unbroken text={text} />
            </span>
          </span>
        ))}
      </p>
    </div>
  );
}
