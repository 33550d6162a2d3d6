import { useId } from 'react';
import { formatPercent } from '../../engine/format.ts';
import type { ShownAmount } from '../resolve-layout.ts';
import { Value } from '../value.tsx';
import { SERIES, Swatch } from './series.tsx';

/** How a sum is made up: one bar, its parts told below with amount and share. */
export function Composition({
  title,
  parts,
}: {
  readonly title: string;
  readonly parts: readonly ShownAmount[];
}) {
  const titleId = useId();
  const present = parts.filter(({ amount }) => amount > 0);
  const sum = present.reduce((total, { amount }) => total + amount, 0);
  if (present.length === 0) return null;
  const shares = present.map(({ amount }) => (amount / sum) * 100);
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <svg className="block h-7 w-full rounded-lg" aria-hidden="true">
        {present.map(({ label }, index) => (
          <rect
            key={label}
            x={`${shares.slice(0, index).reduce((left, share) => left + share, 0)}%`}
            width={`${shares[index] ?? 0}%`}
            height="100%"
            className={`stroke-surface ${SERIES[index % SERIES.length]?.fill ?? ''}`}
            strokeWidth="2"
          />
        ))}
      </svg>
      <ul className="mt-2 divide-y divide-line text-sm">
        {present.map(({ label, value }, index) => (
          <li key={label} className="flex flex-wrap items-center gap-x-3 py-1.5">
            <Swatch index={index} />
            <span className="flex-1 basis-28">{label}</span>
            <span className="ml-auto">
              <Value value={value} className="font-semibold" />
              <span className="figure inline-block w-17 text-right text-muted">
                {formatPercent(shares[index] ?? 0, 1)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Two or more amounts side by side, on one scale. */
export function Comparison({
  title,
  bars,
}: {
  readonly title: string;
  readonly bars: readonly ShownAmount[];
}) {
  const titleId = useId();
  const largest = Math.max(...bars.map(({ amount }) => amount), 0);
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 font-semibold">
        {title}
      </figcaption>
      <ul className="space-y-2.5">
        {bars.map(({ label, amount, value }, index) => (
          <li key={label}>
            <span className="flex flex-wrap justify-between gap-x-3 text-sm">
              <span>{label}</span>
              <Value value={value} className="font-semibold" />
            </span>
            <svg className="mt-1 block h-4 w-full" aria-hidden="true">
              <rect width="100%" height="100%" rx="4" className="fill-sunken" />
              <rect
                width={`${largest > 0 ? Math.max((amount / largest) * 100, 0) : 0}%`}
                height="100%"
                rx="4"
                className={SERIES[index % SERIES.length]?.fill}
              />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
