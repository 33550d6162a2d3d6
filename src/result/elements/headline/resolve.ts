import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ answer, ...figure }: ElementOf<'headline'>, reading: Reading) {
  const said = reading.ofCase(answer);
  return {
    figure: reading.figure(figure),
    ...(said === undefined ? {} : { answer: reading.sentence(said) }),
  };
}
