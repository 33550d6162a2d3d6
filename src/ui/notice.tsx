import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { TONES, type ToneName } from './tones.ts';

interface NoticeProps {
  readonly tone: ToneName;
  readonly children: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for it. */
  readonly role?: 'alert' | 'status' | 'note';
  /** Takes the focus from a form that the message replaces. */
  readonly takesFocus?: boolean;
}

const takeFocus = (message: HTMLElement | null) => message?.focus();

/** A highlighted message; visually hidden text repeats its tone for screen readers. */
export function Notice({ tone, children, role, takesFocus = false }: NoticeProps) {
  const { icon, className, label } = TONES[tone];
  return (
    <div
      ref={takesFocus ? takeFocus : undefined}
      role={role}
      tabIndex={takesFocus ? -1 : undefined}
      className={`flex flex-wrap items-start gap-x-3 rounded-xl px-4 py-3 print:border print:border-line ${className}`}
    >
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <span className="sr-only">{`${label}: `}</span>
        <div>{children}</div>
      </div>
    </div>
  );
}
