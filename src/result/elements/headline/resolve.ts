import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

export function resolve({ answer, ...figure }: ElementOf<'headline'>, reading: Reading) {
  return {
    figure: reading.figure(figure),
    ...(answer === undefined ? {} : { answer: reading.sentence(answer) }),
  };
}
