/** Scenarios for comparison with the one in the form, and their encoding in addresses. */
import type { FormData } from '../../form/form-schema.ts';
import type { Success } from './calculation.ts';
import { toFragment } from './share-link.ts';

/** Compared scenarios, each as the fragment that restores its inputs, without the #. */
export interface Comparison {
  /** The other scenarios, in order. */
  readonly kept: readonly string[];
  /** Index of the form's scenario. */
  readonly place: number;
  /** True while it is on screen; otherwise links, paper and history omit it. */
  readonly isShown: boolean;
}

/** Result, and comparison to toggle. */
interface ToggleProps {
  readonly success: Success;
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

export const NO_COMPARISON: Comparison = { kept: [], place: 0, isShown: false };

/** Names of the scenarios, which also limit their number. */
export const SCENARIO_NAMES = ['A', 'B', 'C'] as const;

/** Fragment parameter of each scenario; contains a hyphen, so it cannot collide with a field name. */
const PARAMETERS = SCENARIO_NAMES.map((name) => `comparar-${name.toLowerCase()}`);

/** Adds the visible scenarios to the inputs in a fragment. */
export function withScenarios(fragment: string, { kept, place, isShown }: Comparison): string {
  if (!isShown) return fragment;
  const others = PARAMETERS.filter((_, index) => index !== place);
  return kept.reduce(
    (whole, scenario, index) => `${whole}&${others[index]}=${encodeURIComponent(scenario)}`,
    fragment,
  );
}

/** Reads the scenarios from a fragment; the form's scenario gets the first unused name. */
export function scenariosIn(fragment: string): Comparison {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const scenarios = PARAMETERS.map((name) => params.get(name));
  const isFull = !scenarios.includes(null);
  const place = isFull ? PARAMETERS.length - 1 : scenarios.indexOf(null);
  const kept = scenarios.filter((scenario, index) => scenario !== null && index !== place);
  return comparisonOf(kept, place);
}

/** Validates a comparison from the history or an address; returns an empty one for any other value. */
export function comparisonOf(kept: unknown, place: unknown): Comparison {
  const scenarios = (Array.isArray(kept) ? kept : [])
    .filter((scenario) => typeof scenario === 'string')
    .slice(0, SCENARIO_NAMES.length - 1);
  if (scenarios.length === 0) return NO_COMPARISON;
  const isPlace = Number.isInteger(place) && Number(place) >= 0 && Number(place) <= scenarios.length;
  return { kept: scenarios, place: isPlace ? Number(place) : scenarios.length, isShown: true };
}

/** Encodes a result's inputs as a scenario. */
export function scenarioOf(data: FormData): string {
  return toFragment(data).slice(1);
}

/** True if the inputs are compared with others; a new comparison contains only the same inputs. */
export function isCompared(data: FormData, { kept }: Comparison): boolean {
  const own = scenarioOf(data);
  return kept.some((scenario) => scenario !== own);
}

/** Opens the comparison, with the current result as the first scenario if there are none yet, or closes it. */
export function toggleComparison({ success, comparison, compare }: ToggleProps, isShown: boolean): void {
  const { kept } = comparison;
  compare(
    kept.length > 0 ? { ...comparison, isShown } : { kept: [scenarioOf(success.data)], place: 1, isShown },
  );
}
