import type { Tone } from '../../../engine/result-layout.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ShownValue } from '../../shown.ts';
import { Value } from '../../value.tsx';

interface LinesProps {
  readonly title: string;
  readonly lines: readonly ShownValue[];
  /** Shows each sentence as a notice in this tone. */
  readonly tone?: Tone;
}

/** Sentences from `compute`. */
export function View({ title, lines, tone }: LinesProps) {
  if (lines.length === 0) return null;
  if (tone !== undefined) {
    return (
      <div className="grid grid-cols-1 gap-2">
        <h3 className="font-semibold">{title}</h3>
        {lines.map((line) => (
          <Notice key={line.text} tone={tone} role="note">
            <Value value={line} className="whitespace-normal" />
          </Notice>
        ))}
      </div>
    );
  }
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line.text}>
            <Value value={line} className="whitespace-normal" />
          </li>
        ))}
      </ul>
    </div>
  );
}
