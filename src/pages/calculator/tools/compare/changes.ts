/** Changes to the scenarios of a comparison; `present` is the encoded scenario in the form. */
import { SCENARIO_NAMES, type Comparison } from '../../comparison.ts';

/** All scenarios in order, with the form's one at its index. */
export function allScenarios({ kept, place }: Comparison, present: string): readonly string[] {
  return kept.toSpliced(place, 0, present);
}

/** Name of the next scenario; undefined at the maximum. */
export function nextScenarioName({ kept }: Comparison): string | undefined {
  return SCENARIO_NAMES[kept.length + 1];
}

/** Adds the form's scenario to the others, and continues the form as a new one. */
export function withNewScenario(comparison: Comparison, present: string): Comparison {
  const kept = allScenarios(comparison, present);
  return { kept, place: kept.length, isShown: true };
}

/** Moves the scenario at an index into the form, and the form's one to the others. */
export function withInForm(comparison: Comparison, present: string, index: number): Comparison {
  return { kept: allScenarios(comparison, present).toSpliced(index, 1), place: index, isShown: true };
}

/**
 * Removes the scenario at an index. If it was the last of the others, the form's one replaces it, and the comparison
 * starts over.
 */
export function withoutScenario(comparison: Comparison, present: string, index: number): Comparison {
  const { kept, place } = comparison;
  if (kept.length === 1) return { kept: [present], place: 1, isShown: true };
  return {
    kept: kept.toSpliced(index < place ? index : index - 1, 1),
    place: index < place ? place - 1 : place,
    isShown: true,
  };
}
