/** Changes the scenarios of a comparison. Each takes the form's scenario as it would be kept. */
import { SCENARIO_NAMES, type Comparison } from '../../comparison.ts';

/** All scenarios in order, with the present one in its place. */
export function allScenarios({ kept, place }: Comparison, present: string): readonly string[] {
  return kept.toSpliced(place, 0, present);
}

/** The name of another scenario; undefined if the maximum is reached. */
export function furtherName({ kept }: Comparison): string | undefined {
  return SCENARIO_NAMES[kept.length + 1];
}

/** Keeps the present scenario and continues the form as another one. */
export function withFurther(comparison: Comparison, present: string): Comparison {
  const kept = allScenarios(comparison, present);
  return { kept, place: kept.length, isShown: true };
}

/** Puts the scenario at an index into the form, and keeps the form's one in its place. */
export function withInForm(comparison: Comparison, present: string, index: number): Comparison {
  return { kept: allScenarios(comparison, present).toSpliced(index, 1), place: index, isShown: true };
}

/**
 * Removes the scenario at an index. The present one takes the place of the last one left: the comparison starts
 * over.
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
