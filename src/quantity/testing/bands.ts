/** Bands of progressive rates for tests: those of one law, and fictitious ones. */
import * as fc from 'fast-check';
import { decimal } from '../../decimal/decimal.ts';

/** INSS of 2024 (Portaria Interministerial MPS/MF nº 2/2024). */
export const INSS_2024 = [
  { upTo: 1412, ratePercent: 7.5 },
  { upTo: 2666.68, ratePercent: 9 },
  { upTo: 4000.03, ratePercent: 12 },
  { upTo: 7786.02, ratePercent: 14 },
];

/** One to six bands whose rates never fall. */
export const someBands = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((steps) => {
    let [upTo, ratePercent] = [decimal(0), 0];
    return steps.map(([width, step]) => {
      upTo = upTo.plus(decimal(width).div(100));
      ratePercent += step;
      return { upTo: upTo.toNumber(), ratePercent };
    });
  });
