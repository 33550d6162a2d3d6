/** Scenarios that are kept beside the one in the form, and how an address carries them. */
import type { FormData } from '../../form/form-schema.ts';
import type { Success } from './calculation.ts';
import { toFragment } from './share-link.ts';

/** Compared scenarios, each kept as the fragment that restores its inputs, without the #. */
export interface Comparison {
  /** The scenarios apart from the one in the form, in their order. */
  readonly kept: readonly string[];
  /** Index among them of the scenario in the form. */
  readonly place: number;
  /** Whether it is on the screen: only then links, paper and the browser's history carry it. */
  readonly isShown: boolean;
}

/** What opening and closing needs. */
interface ToggleProps {
  readonly success: Success;
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

/** Nothing is compared. */
export const NO_COMPARISON: Comparison = { kept: [], place: 0, isShown: false };

/** What scenarios are called; as many as there may be. */
export const SCENARIO_NAMES = ['A', 'B', 'C'] as const;

/** A parameter of a fragment for each scenario. No name of a field has a hyphen. */
const PARAMETERS = SCENARIO_NAMES.map((name) => `comparar-${name.toLowerCase()}`);

/** A fragment with the scenarios that are shown beside the inputs in it. */
export function withScenarios(fragment: string, { kept, place, isShown }: Comparison): string {
  if (!isShown) return fragment;
  const others = PARAMETERS.filter((_, index) => index !== place);
  return kept.reduce(
    (whole, scenario, index) => `${whole}&${others[index]}=${encodeURIComponent(scenario)}`,
    fragment,
  );
}

/** The scenarios that a fragment carries; the one in the form has the first name that is not among them. */
export function scenariosIn(fragment: string): Comparison {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const scenarios = PARAMETERS.map((name) => params.get(name));
  const isFull = !scenarios.includes(null);
  const place = isFull ? PARAMETERS.length - 1 : scenarios.indexOf(null);
  const kept = scenarios.filter((scenario, index) => scenario !== null && index !== place);
  return comparisonOf(kept, place);
}

/** What the browser's history, or an address, holds of a comparison; whatever else it holds is none. */
export function comparisonOf(kept: unknown, place: unknown): Comparison {
  const scenarios = (Array.isArray(kept) ? kept : [])
    .filter((scenario) => typeof scenario === 'string')
    .slice(0, SCENARIO_NAMES.length - 1);
  if (scenarios.length === 0) return NO_COMPARISON;
  const isPlace = Number.isInteger(place) && Number(place) >= 0 && Number(place) <= scenarios.length;
  return { kept: scenarios, place: isPlace ? Number(place) : scenarios.length, isShown: true };
}

/** A scenario to be kept, of a result. */
export function scenarioOf(data: FormData): string {
  return toFragment(data).slice(1);
}

/** The comparison is opened, with the present result as the first scenario unless there are some; or closed for now. */
export function toggleComparison({ success, comparison, compare }: ToggleProps, isShown: boolean): void {
  const { kept } = comparison;
  compare(
    kept.length > 0 ? { ...comparison, isShown } : { kept: [scenarioOf(success.data)], place: 1, isShown },
  );
}
