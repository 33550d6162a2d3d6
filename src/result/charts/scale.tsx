import { useId } from 'react';
import { formatNumber } from '../../engine/format.ts';
import type { ShownElement } from '../resolve-layout.ts';
import { Value } from '../value.tsx';

type Scale = Extract<ShownElement, { kind: 'scale' }>;
type Ranges = Extract<ShownElement, { kind: 'ranges' }>;

const TONE_FILL = {
  info: 'fill-info',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
} as const;

/** Where a value stands among named classes; the class it is in also stands in words. */
export function ClassScale({ scale: { element, value, position, current } }: { readonly scale: Scale }) {
  const titleId = useId();
  const end = element.classes.at(-1)?.upTo ?? element.from + 1;
  const toPercent = (point: number) =>
    ((Math.min(Math.max(point, element.from), end) - element.from) / (end - element.from)) * 100;
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {element.title}
      </figcaption>
      <svg className="block h-10 w-full overflow-visible" aria-hidden="true">
        {element.classes.map(({ label, upTo, tone }, index) => {
          const from = index === 0 ? element.from : (element.classes[index - 1]?.upTo ?? element.from);
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
        {element.classes.map(({ label, upTo }, index) => {
          const isCurrent = label === current;
          const from = index === 0 ? undefined : element.classes[index - 1]?.upTo;
          const range =
            from === undefined
              ? `abaixo de ${formatNumber(upTo)}`
              : index === element.classes.length - 1
                ? `${formatNumber(from)} ou mais`
                : `de ${formatNumber(from)} a menos de ${formatNumber(upTo)}`;
          return (
            <li
              key={label}
              aria-current={isCurrent ? 'true' : undefined}
              className={`flex flex-wrap justify-between gap-x-3 rounded-md px-2 py-1 ${isCurrent ? 'bg-accent-soft font-semibold' : 'text-muted'}`}
            >
              <span>{label}</span>
              <span className="figure">{isCurrent ? <Value value={value} /> : range}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** Ranges side by side on one scale. */
export function RangeBands({ ranges: { title, ranges } }: { readonly ranges: Ranges }) {
  const titleId = useId();
  const lowest = Math.min(...ranges.map(({ from }) => from));
  const highest = Math.max(...ranges.map(({ to }) => to));
  const toPercent = (point: number) => ((point - lowest) / (highest - lowest || 1)) * 100;
  const OPACITIES = ['opacity-40', 'opacity-60', 'opacity-80', ''];
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <ul className="space-y-3">
        {ranges.map(({ label, note, from, to, min, max }, index) => (
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
                className={`fill-accent-bright ${OPACITIES[index % OPACITIES.length] ?? ''}`}
              />
            </svg>
            {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
