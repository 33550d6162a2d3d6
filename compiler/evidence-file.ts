/** Recognizes files with evidence beside a card. */

/**
 * True for a file of examples in a card's folder: `examples.ts`, or one file for each kind of case
 * (`simple-examples.ts`).
 *
 * @param file a path with slashes
 */
export function isEvidenceFile(file: string): boolean {
  return /\/calculators\/[\w-]+\/[\w-]+\/(?:[\w-]+-)?examples\.ts$/.test(file);
}
