import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/button.tsx';
import { keepHeight } from '../../ui/height-property.ts';
import { uncoverFocus } from '../../ui/uncover-focus.ts';
import './foot-bar.css';

interface FootBarProps {
  /** Its accessible name. */
  readonly label: string;
  readonly text: string;
  /** Something to do; without it, the bar can only be closed. */
  readonly action?: ReactNode;
}

/** A message at the foot of the window, over the page, which does not move; the end of the page can be scrolled above it. */
export function FootBar({ label, text, action }: FootBarProps) {
  const [isClosed, setIsClosed] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    return current ? keepHeight(current, '--notice-room', () => uncoverFocus(current)) : undefined;
  }, [isClosed]);
  if (isClosed) return null;
  return (
    <aside
      ref={bar}
      aria-label={label}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-4 py-2"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
          {text}
        </p>
        <div className="flex gap-2">
          {action}
          <Button variant="quiet" onClick={() => setIsClosed(true)}>
            {action ? 'Agora não' : 'Fechar'}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** Shows a bar outside of what the page's own root draws. */
export function showAtFoot(bar: ReactNode): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(bar);
}
