import { seriesAt } from '../../charts/series.tsx';
import { TitledFigure } from '../../charts/titled-figure.tsx';
import type { ShownAmount } from '../../shown.ts';
import { Value } from '../../value.tsx';

/** Two or more amounts as bars on one scale. */
export function View({ title, bars }: { readonly title: string; readonly bars: readonly ShownAmount[] }) {
  const largest = Math.max(...bars.map(({ amount }) => amount), 0);
  return (
    <TitledFigure title={title}>
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
                className={`growing ${seriesAt(index).fill}`}
              />
            </svg>
          </li>
        ))}
      </ul>
    </TitledFigure>
  );
}
