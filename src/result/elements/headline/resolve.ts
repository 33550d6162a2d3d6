import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';

/** @param element the headline with its value, from `Reading.headline` */
export function resolve({ answer, value = '', ...figure }: ElementOf<'headline'>, reading: Reading) {
  const said = reading.ofCase(answer);
  return {
    figure: reading.figure({ value, ...figure }),
    ...(said === undefined ? {} : { answer: reading.sentence(said) }),
  };
}
