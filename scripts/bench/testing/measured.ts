import type { Candidate } from '../candidates.ts';
import type { Figures, Measured } from '../comparison.ts';

/** A page that took so long for everything, in milliseconds, and weighs as many kilobytes; but for what is said. */
export function measured(
  kind: Candidate['kind'],
  name: string,
  time: number,
  figures: Partial<Figures> = {},
  rate = 1,
): Measured {
  const size = { scripts: time * 1000, total: time * 1000 };
  const times = { visible: time, ready: time, keys: time, first: time, later: time };
  return {
    candidate: { key: name, name, kind, path: '/', packages: [] },
    rate,
    figures: { ...size, ...times, ...figures },
    work: { ready: time, keys: time, first: time, later: time },
  };
}
