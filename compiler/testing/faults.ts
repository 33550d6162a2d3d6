/** Finds the faults of variants of the sample definition, for tests. */
import { checkDefinition, type Fault } from '../check-definition.ts';
import type { ProvenDefinition } from '../proven.ts';
import { sample, sampleWith } from '../../src/engine/testing/sample.ts';

/** All faults of a variant of the sample. */
export function faultsOf(definition: ProvenDefinition): Fault[] {
  return checkDefinition(definition, sample.id);
}

/**
 * The one fault that a variant should have.
 *
 * @throws Error if it has none, or several.
 */
export function onlyFault(definition: ProvenDefinition): Fault {
  const [fault, ...others] = faultsOf(definition);
  if (!fault || others.length > 0) {
    throw new Error(`expected one fault, found ${JSON.stringify([fault, ...others], undefined, 2)}`);
  }
  return fault;
}

/** The sample with additional rules. */
export function withRules(...rules: unknown[]): ProvenDefinition {
  return sampleWith({ rules: [...sample.rules, ...rules] });
}

export const ADDED_RULE = `rules[${sample.rules.length}]`;

/** The sample with one more element in its layout. */
export function withElement(element: unknown): ProvenDefinition {
  return sampleWith({ result: [...sample.result, element] });
}

export const ADDED_ELEMENT = `result[${sample.result.length}]`;
