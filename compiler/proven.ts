/** A definition with its evidence, for checks and tests; no page loads it. */
import type { Calculator } from '../src/engine/calculator.ts';
import type { Definition, Evidence } from '../src/engine/definition.ts';

/** A definition together with the evidence that its file exports. */
export interface ProvenDefinition extends Definition, Evidence {}

/** The same, compiled. */
export interface ProvenCalculator extends Calculator {
  readonly definition: ProvenDefinition;
}
