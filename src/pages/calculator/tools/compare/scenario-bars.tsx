import { seriesAt } from '../../../../result/charts/series.tsx';
import { TitledFigure } from '../../../../result/charts/titled-figure.tsx';
import { ScenarioName, type ScenarioLabel } from './scenario-name.tsx';
import type { Bars } from './side-by-side.ts';

/** Bars of each scenario's amounts, all on one scale. */
export function ScenarioBars({
  title,
  groups,
  labels,
}: Bars & { readonly labels: readonly ScenarioLabel[] }) {
  const amounts = groups.flatMap((group) => group.amounts.map((each) => each?.amount ?? 0));
  const largest = Math.max(...amounts, 0);
  return (
    <TitledFigure title={title}>
      <div className="grid gap-3">
        {groups.map(({ label, amounts: beside }) => (
          <div key={label} className="break-inside-avoid">
            {label !== '' && <p className="text-sm text-muted">{label}</p>}
            <ul className="grid gap-1">
              {labels.map(({ name, index }) => {
                const amount = beside[index];
                const share = amount && largest > 0 ? (amount.amount / largest) * 100 : 0;
                return (
                  <li key={name} className="text-sm">
                    <span className="flex justify-between gap-x-3">
                      <ScenarioName name={name} index={index} />
                      <span className="figure">{amount?.text ?? '–'}</span>
                    </span>
                    <svg className="block h-2.5 w-full" aria-hidden="true">
                      <rect width="100%" height="100%" rx="3" className="fill-sunken" />
                      <rect width={`${share}%`} height="100%" rx="3" className={seriesAt(index).fill} />
                    </svg>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </TitledFigure>
  );
}
