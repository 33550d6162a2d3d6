/** Rounds a coordinate to a tenth of a pixel. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
