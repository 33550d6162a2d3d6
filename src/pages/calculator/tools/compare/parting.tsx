import { FormulaLines } from '../../../../result/formula/formula-lines.tsx';
import type { ShownStep } from '../../../../result/shown.ts';
import { ScenarioName, type ScenarioLabel } from './scenario-name.tsx';

/** The first differing step of the explanation, once per scenario. */
export function Parting({
  steps,
  labels,
}: {
  readonly steps: readonly (ShownStep | undefined)[];
  readonly labels: readonly ScenarioLabel[];
}) {
  return (
    <div>
      <h4 className="mb-1.5 font-semibold">Onde as contas se separam</h4>
      <ul className="grid gap-2.5">
        {labels.map((label, index) => {
          const step = steps[index];
          return (
            <li key={label.name} className="flex flex-wrap items-start gap-x-3">
              <ScenarioName {...label} />
              <span className="min-w-0 flex-1 basis-[9rem]">
                {step ? (
                  <>
                    {step.label !== undefined && <span className="block font-medium">{step.label}</span>}
                    <FormulaLines {...step} />
                  </>
                ) : (
                  <span className="text-muted">Não tem esta etapa.</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
