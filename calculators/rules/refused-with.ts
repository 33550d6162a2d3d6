/** Helper for the refusal examples in a definition's evidence. */
import type { RawInputs, Refusal } from '../../src/engine/definition.ts';

/**
 * Cases refused with the same message, each input containing only the refused field: `...refusedWith('A taxa
 * não pode ser negativa', { rate: -1 })`. A case whose field is refused only in combination with others is
 * written out as `{ input, field, message }`.
 *
 * @param inputs one or more; when an input has several fields, every field must be refused.
 */
export function refusedWith(message: string, ...inputs: readonly RawInputs[]): Refusal[] {
  return inputs.flatMap((input) => Object.keys(input).map((field) => ({ input, field, message })));
}
