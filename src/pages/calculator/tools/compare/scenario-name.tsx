import { seriesAt } from '../../../../result/charts/series.tsx';

/** Name of a scenario, and whether it is in the form. */
export interface ScenarioLabel {
  readonly name: string;
  /** Index of the scenario, which determines its colour. */
  readonly index: number;
  readonly isInForm: boolean;
}

/** Letter of a scenario in its colour. */
export function ScenarioName({ name, index }: Pick<ScenarioLabel, 'name' | 'index'>) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold">
      <svg aria-hidden="true" className="size-3 shrink-0">
        <rect width="100%" height="100%" rx="2" className={seriesAt(index).fill} />
      </svg>
      {name}
    </span>
  );
}
