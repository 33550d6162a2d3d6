import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../ui/button.tsx';
import { keepHeight } from '../ui/height-property.ts';
import { uncoverFocus } from '../ui/uncover-focus.ts';
import './foot-bar.css';

interface FootBarProps {
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** Actions by button label, all equally prominent. */
  readonly buttons: Readonly<Record<string, () => void>>;
}

/** A message over the bottom of the window. The page does not move, and its end can be scrolled above the message. */
export function FootBar({ label, children, buttons }: FootBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    return current ? keepHeight(current, '--notice-room', () => uncoverFocus(current)) : undefined;
  }, []);
  return (
    <aside
      ref={bar}
      aria-label={label}
      className="no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface px-4 py-2"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
          {children}
        </p>
        <div className="flex gap-2">
          {Object.entries(buttons).map(([words, press]) => (
            <Button key={words} variant="secondary" onClick={press}>
              {words}
            </Button>
          ))}
        </div>
      </div>
    </aside>
  );
}

type Draw = (close: () => void) => ReactNode;

function Closable({ draw }: { readonly draw: Draw }) {
  const [isClosed, setIsClosed] = useState(false);
  return isClosed ? null : draw(() => setIsClosed(true));
}

/** Shows a bar outside the page's root until it is closed. */
export function showAtFoot(draw: Draw): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Closable draw={draw} />);
}
