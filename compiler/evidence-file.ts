/** Where the evidence of a card stands that does not stand in the card itself. */

/**
 * Whether a file in the folder of a card holds its examples: `examples.ts`, or, where there are many, one file for each
 * kind of case (`simple-examples.ts`).
 *
 * @param file a path with slashes
 */
export function isEvidenceFile(file: string): boolean {
  return /\/calculators\/[\w-]+\/[\w-]+\/(?:[\w-]+-)?examples\.ts$/.test(file);
}
