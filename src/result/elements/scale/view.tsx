import { formatNumber } from '../../../engine/format.ts';
import { TONES } from '../../../ui/tones.ts';
import { TitledFigure } from '../../charts/titled-figure.tsx';
import { Value } from '../../value.tsx';
import { Verdict } from '../../verdict.tsx';
import type { ShownScale } from './resolve.ts';

const TONE_FILL = {
  info: 'fill-info',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
} as const;

/** Limits of a class in words: the first has no lower limit, and the last no upper one. */
function rangeText(from: number | undefined, upTo: number, isLast: boolean): string {
  if (from === undefined) return `abaixo de ${formatNumber(upTo)}`;
  return isLast
    ? `${formatNumber(from)} ou mais`
    : `de ${formatNumber(from)} a menos de ${formatNumber(upTo)}`;
}

/** Position of a value among named classes, and its class in words. */
export function View({ title, from: start, classes, value, position, current }: ShownScale) {
  const end = classes.at(-1)?.upTo ?? start + 1;
  const toPercent = (point: number) =>
    ((Math.min(Math.max(point, start), end) - start) / (end - start)) * 100;
  return (
    <TitledFigure title={title}>
      <svg className="block h-10 w-full overflow-visible" aria-hidden="true">
        {classes.map(({ label, upTo, tone }, index) => {
          const from = index === 0 ? start : (classes[index - 1]?.upTo ?? start);
          return (
            <rect
              key={label}
              x={`${toPercent(from)}%`}
              y="14"
              width={`${toPercent(upTo) - toPercent(from)}%`}
              height="14"
              className={`stroke-surface ${TONE_FILL[tone]} ${label === current ? '' : 'opacity-35'}`}
              strokeWidth="2"
            />
          );
        })}
        <svg x={`${toPercent(position)}%`} overflow="visible">
          <path d="M-7 2 H7 L0 13 Z" className="fill-ink" />
          <line x1="0" x2="0" y1="12" y2="32" strokeWidth="3" className="stroke-ink" />
        </svg>
      </svg>
      <ol className="mt-1 text-sm">
        {classes.map(({ label, upTo, tone }, index) => {
          const isCurrent = label === current;
          const from = index === 0 ? undefined : classes[index - 1]?.upTo;
          const range = rangeText(from, upTo, index === classes.length - 1);
          return (
            <li
              key={label}
              aria-current={isCurrent ? 'true' : undefined}
              className={`flex flex-wrap justify-between gap-x-3 rounded-md px-2 py-1 ${isCurrent ? `font-semibold ${TONES[tone].className}` : 'text-muted'}`}
            >
              <span>
                {isCurrent && <Verdict tone={tone} />}
                {label}
              </span>
              <span className="figure">{isCurrent ? <Value value={value} /> : range}</span>
            </li>
          );
        })}
      </ol>
    </TitledFigure>
  );
}
