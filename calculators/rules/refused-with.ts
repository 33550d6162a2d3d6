/** How a definition writes down its evidence of refusals. */
import type { RawInputs, Refusal } from '../../src/engine/definition.ts';

/**
 * The cases that one sentence refuses, each input holding the refused field alone:
 * `...refusedWith('A taxa não pode ser negativa', { rate: -1 })`. A case whose field is refused only beside
 * others is written out, as `{ input, field, message }`.
 *
 * @param inputs one or more; of one with several fields, every field must be refused.
 */
export function refusedWith(message: string, ...inputs: readonly RawInputs[]): Refusal[] {
  return inputs.flatMap((input) => Object.keys(input).map((field) => ({ input, field, message })));
}
