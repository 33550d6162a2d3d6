/** Helpers for tests of faults in variants of the sample definition. */
import type { Fault } from '../../src/vocabulary/fault.ts';
import { checkDefinition } from '../check-definition.ts';
import type { ProvenDefinition } from '../proven.ts';
import { sample, sampleWith } from '../../src/engine/testing/sample.ts';

/** Finds all faults of a variant of the sample. */
export function faultsOf(definition: ProvenDefinition): Fault[] {
  return checkDefinition(definition, sample.id);
}

/**
 * Returns the only fault of a variant.
 *
 * @throws Error if the variant has no fault, or several
 */
export function onlyFault(definition: ProvenDefinition): Fault {
  const [fault, ...others] = faultsOf(definition);
  if (!fault || others.length > 0) {
    throw new Error(`expected one fault, found ${JSON.stringify([fault, ...others], undefined, 2)}`);
  }
  return fault;
}

/** Adds rules to the sample. */
export function withRules(...rules: unknown[]): ProvenDefinition {
  return sampleWith({ rules: [...sample.rules, ...rules] });
}

export const ADDED_RULE = `rules[${sample.rules.length}]`;

/** Adds an element to the layout of the sample. */
export function withElement(element: unknown): ProvenDefinition {
  return sampleWith({ result: [...sample.result, element] });
}

export const ADDED_ELEMENT = `result[${sample.result.length}]`;
