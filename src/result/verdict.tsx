import type { Tone } from '../engine/result-layout.ts';
import { Icon } from '../ui/icon.tsx';
import { TONES } from '../ui/tones.ts';

/** Icon of a verdict, with text for screen readers. */
export function Verdict({ tone }: { readonly tone: Tone }) {
  const { icon, verdict } = TONES[tone];
  return (
    <>
      <Icon name={icon} className="mr-1.5 inline align-[-0.2em]" />
      <span className="sr-only">{`${verdict}: `}</span>
    </>
  );
}
