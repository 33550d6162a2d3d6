/** Types of definitions with their evidence, for checks and tests; no page loads them. */
import type { Calculator } from '../src/engine/calculator.ts';
import type { Definition, Evidence } from '../src/engine/definition.ts';

/** Definition with the evidence that its file exports. */
export interface ProvenDefinition extends Definition, Evidence {}

export interface ProvenCalculator extends Calculator {
  readonly definition: ProvenDefinition;
}
