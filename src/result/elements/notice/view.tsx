import type { Tone } from '../../../engine/result-layout.ts';
import { Notice } from '../../../ui/notice.tsx';

/** A sentence in a coloured box. */
export function View({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <Notice tone={tone} role="note">
      {text}
    </Notice>
  );
}
