import type { ReactNode, ToggleEvent } from 'react';
import { Icon } from '../../../ui/icon.tsx';

interface ClosedLineProps {
  readonly icon: string;
  readonly title: string;
  readonly onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void;
  readonly children: ReactNode;
}

/** A line under a result that opens on request; one filled on opening is printed only if it is open. */
export function ClosedLine({ icon, title, onToggle, children }: ClosedLineProps) {
  return (
    <details
      className={`group mt-4 rounded-xl border border-line text-sm ${onToggle ? 'print:not-open:hidden' : ''}`}
      onToggle={onToggle}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-xl px-4 py-2 text-muted [&::-webkit-details-marker]:hidden">
        <Icon name={icon} className="size-4 shrink-0" />
        <span>{title}</span>
        <Icon
          name="chevron-down"
          className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-3">{children}</div>
    </details>
  );
}
