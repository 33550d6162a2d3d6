import { FormulaLines } from '../../../../result/formula/formula-lines.tsx';
import type { ShownFormula } from '../../../../result/shown.ts';
import { ScenarioName, type ScenarioLabel } from './scenario-name.tsx';

/** The first differing step of the explanation, once per scenario. */
export function FirstDifference({
  steps,
  labels,
}: {
  readonly steps: readonly (ShownFormula | undefined)[];
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

function contentOf(step: ShownFormula | undefined): string {
  return JSON.stringify([step?.label, step?.lines, step?.law]);
}

/**
 * The first step in which the explanations differ, for each of them; undefined for an explanation that has ended before
 * it.
 *
 * @returns undefined if they never differ
 */
export function firstDifferentStep(
  explanations: readonly (readonly ShownFormula[])[],
): readonly (ShownFormula | undefined)[] | undefined {
  const longest = Math.max(0, ...explanations.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    const steps = explanations.map((explanation) => explanation[at]);
    if (new Set(steps.map(contentOf)).size > 1) return steps;
  }
  return undefined;
}
