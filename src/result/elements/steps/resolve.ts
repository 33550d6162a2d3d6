import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';
import { withRaisedExponents } from '../../formula/exponents.ts';
import type { ShownFormula } from '../../shown.ts';

export function resolve(
  { lines, followedBy }: ElementOf<'steps'>,
  reading: Reading,
): { readonly steps: readonly ShownFormula[] } {
  const sentences = lines === undefined ? [] : sentenceSteps(lines, reading);
  const formulas = lines === undefined || followedBy === 'formulas' ? reading.steps() : [];
  return { steps: [...sentences, ...formulas] };
}

function sentenceSteps(path: string, reading: Reading): ShownFormula[] {
  return reading.lines(path).map(({ text, hook }) => ({ lines: [withRaisedExponents(text)], hook }));
}
