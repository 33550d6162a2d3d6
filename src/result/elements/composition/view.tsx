import { useId } from 'react';
import { sharesOf } from './shares.ts';
import { formatPercent } from '../../../engine/format.ts';
import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { ShownAmount } from '../../shown.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { Value } from '../../value.tsx';
import { Hatches, paintOf, Swatch } from '../../charts/series.tsx';

/** Parts of a sum in one bar, with a list of their amounts and shares. */
export function View({ title, parts }: { readonly title: string; readonly parts: readonly ShownAmount[] }) {
  const hatches = useId();
  const present = parts.filter(({ amount }) => amount > 0);
  const sum = present.reduce((total, { amount }) => total + amount, 0);
  if (present.length === 0) return null;
  const shares = present.map(({ amount }) => (amount / sum) * 100);
  const written = sharesOf(
    present.map(({ amount }) => amount),
    1,
  );
  return (
    <TitledFigure title={title}>
      <svg className="block h-7 w-full rounded-lg" aria-hidden="true">
        <Hatches id={hatches} count={present.length} />
        <g className="growing stroke-surface" strokeWidth="2">
          {present.map(({ label }, index) => (
            <rect
              key={label}
              x={`${shares.slice(0, index).reduce((left, share) => left + share, 0)}%`}
              width={`${shares[index] ?? 0}%`}
              height="100%"
              {...paintOf(index, hatches)}
            />
          ))}
        </g>
      </svg>
      <ul className="mt-2 divide-y divide-line text-sm">
        {present.map(({ label, value }, index) => (
          <li key={label} className="flex flex-wrap items-center gap-x-2 py-1 sm:gap-x-3">
            <Swatch index={index} hatches={hatches} />
            <span className="flex-1 basis-24">
              <Unbroken text={label} />
            </span>
            <span className="ml-auto flex flex-wrap justify-end gap-x-1">
              <Value value={value} className="font-semibold" />
              <span className="figure min-w-12 text-right sm:min-w-16 text-muted">
                {formatPercent(written[index] ?? 0, 1)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </TitledFigure>
  );
}
