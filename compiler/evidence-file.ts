/** Recognizes files with the evidence of a definition. */

/**
 * True for a file with examples in the folder of a definition: `examples.ts`, or a file for each kind of case
 * (`simple-examples.ts`).
 *
 * @param file path with forward slashes
 */
export function isEvidenceFile(file: string): boolean {
  return /\/calculators\/[\w-]+\/[\w-]+\/(?:[\w-]+-)?examples\.ts$/.test(file);
}
