/** Finds the step at which the explanations of scenarios differ. */
import type { ShownStep } from '../../../../result/shown.ts';

function contentOf(step: ShownStep | undefined): string {
  return JSON.stringify([step?.label, step?.lines, step?.law]);
}

/**
 * The first step that differs between these explanations, for each of them; undefined for one that has ended
 * before.
 *
 * @returns undefined if they never differ.
 */
export function partingStep(
  explanations: readonly (readonly ShownStep[])[],
): readonly (ShownStep | undefined)[] | undefined {
  const longest = Math.max(0, ...explanations.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) {
    const steps = explanations.map((explanation) => explanation[at]);
    if (new Set(steps.map(contentOf)).size > 1) return steps;
  }
  return undefined;
}
