/** How the scenarios of a comparison change. All of them are given, the one in the form too, as they would be kept. */
import { SCENARIO_NAMES, type Comparison } from '../../comparison.ts';

/** All scenarios in their order, with the present one in its place. */
export function allScenarios({ kept, place }: Comparison, present: string): readonly string[] {
  return kept.toSpliced(place, 0, present);
}

/** The name of the scenario that could be begun; undefined where there are as many as there may be. */
export function furtherName({ kept }: Comparison): string | undefined {
  return SCENARIO_NAMES[kept.length + 1];
}

/** The present one is kept, and the form goes on as a further one. */
export function withFurther(comparison: Comparison, present: string): Comparison {
  const kept = allScenarios(comparison, present);
  return { kept, place: kept.length, isShown: true };
}

/** The one at that place goes into the form; what is in the form is kept where it was. */
export function withInForm(comparison: Comparison, present: string, index: number): Comparison {
  return { kept: allScenarios(comparison, present).toSpliced(index, 1), place: index, isShown: true };
}

/** Without the kept one at that place. Of the last one left, the present one takes the place: it begins anew. */
export function withoutScenario(comparison: Comparison, present: string, index: number): Comparison {
  const { kept, place } = comparison;
  if (kept.length === 1) return { kept: [present], place: 1, isShown: true };
  return {
    kept: kept.toSpliced(index < place ? index : index - 1, 1),
    place: index < place ? place - 1 : place,
    isShown: true,
  };
}
