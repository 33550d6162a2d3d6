import { seriesAt } from '../../../../result/charts/series.tsx';

/** The name of a scenario, and whether it is the one in the form. */
export interface ScenarioLabel {
  readonly name: string;
  /** Index, which sets its colour. */
  readonly index: number;
  readonly isInForm: boolean;
}

/** The letter of a scenario with its colour. */
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
