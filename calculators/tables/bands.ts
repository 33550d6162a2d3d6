/** Bands of the tables whose law gives each a deduction. */
import type { RatedBand } from '../../src/quantity/progressive.ts';

/**
 * A band of the "whole base × rate − deduction" form, in which the deduction gives back what the lower bands
 * would have charged less.
 */
export interface DeductionBand extends RatedBand {
  /** Reais. */
  readonly deduction: number;
}
