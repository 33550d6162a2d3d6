/**
 * Bands: the progressive taxes and contributions, and every "the band that a value falls into".
 * Edges are judged on decimal values; a value equal to a band's upper limit is inside that band.
 */
import {
  compare,
  decimal,
  max,
  min,
  sum,
  ZERO,
  type Decimal,
  type DecimalInput,
} from '../../src/decimal/decimal.ts';
import { percentOf } from '../../src/decimal/money.ts';

/** Something that holds up to a limit, the limit included; `Infinity` for the last band without one. */
export interface Limited {
  readonly upTo: number;
}

/** A band of a progressive tax: `ratePercent` of the part of the base that lies inside it. */
export interface Band extends Limited {
  readonly ratePercent: number;
}

/**
 * A band of the "whole base x rate - deduction" form, in which the deduction gives back what the lower bands
 * would have charged less.
 */
export interface DeductionBand extends Band {
  /** Reais. */
  readonly deduction: number;
}

/** What falls into one band. */
export interface BandPart {
  /** From 1. */
  readonly number: number;
  /** The band's lower limit (exclusive) and upper limit (inclusive). */
  readonly from: number;
  readonly upTo: number;
  readonly ratePercent: number;
  /** The part of the base inside the band, exact. */
  readonly part: Decimal;
  /** The rate's share of that part, exact. */
  readonly contribution: Decimal;
}

/**
 * The first band, in ascending order, whose upper limit is not below the value, with its number from 1;
 * undefined for a value above the last limit.
 */
export function findBand<B extends Limited>(
  value: DecimalInput,
  bands: readonly B[],
): { readonly number: number; readonly band: B } | undefined {
  const index = bands.findIndex(({ upTo }) => upTo === Infinity || compare(value, upTo) <= 0);
  const band = bands[index];
  return band === undefined ? undefined : { number: index + 1, band };
}

/**
 * The base cut into the bands that it reaches, in ascending order. What lies above a last limited band is
 * charged nothing (a ceiling). A base of 0 or less reaches none.
 */
export function progressiveParts(base: DecimalInput, bands: readonly Band[]): BandPart[] {
  const parts: BandPart[] = [];
  let from = 0;
  for (const [index, { upTo, ratePercent }] of bands.entries()) {
    if (compare(base, from) <= 0) break;
    const top = upTo === Infinity ? decimal(base) : min(base, upTo);
    const part = top.minus(from);
    parts.push({
      number: index + 1,
      from,
      upTo,
      ratePercent,
      part,
      contribution: percentOf(part, ratePercent),
    });
    from = upTo;
  }
  return parts;
}

/** What all bands charge together, exact. */
export function progressiveTotal(base: DecimalInput, bands: readonly Band[]): Decimal {
  return sum(...progressiveParts(base, bands).map(({ contribution }) => contribution));
}

/** Base x rate - deduction, exact, never below 0. */
export function rateMinusDeduction(
  base: DecimalInput,
  { ratePercent, deduction }: Pick<DeductionBand, 'ratePercent' | 'deduction'>,
): Decimal {
  return max(ZERO, percentOf(base, ratePercent).minus(deduction));
}
