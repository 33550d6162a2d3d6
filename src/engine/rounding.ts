/** Rounding and comparing on the decimal value of a number. */
export { withoutNoise } from '../decimal/rounding.ts';
