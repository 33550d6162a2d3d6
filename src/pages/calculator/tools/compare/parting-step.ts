/** Where the explanations of scenarios part. */
import type { ShownStep } from '../../../../result/shown.ts';

function told(step: ShownStep | undefined): string {
  return JSON.stringify([step?.label, step?.lines, step?.law]);
}

/**
 * The first step that is not the same in all of these explanations, in each of them; undefined in one that has ended
 * before.
 *
 * @returns undefined where they never part.
 */
export function partingStep(
  explanations: readonly (readonly ShownStep[])[],
): readonly (ShownStep | undefined)[] | undefined {
  const longest = Math.max(0, ...explanations.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    const steps = explanations.map((explanation) => explanation[at]);
    if (new Set(steps.map(told)).size > 1) return steps;
  }
  return undefined;
}
