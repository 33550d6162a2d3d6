import { useEffect, useRef, type ReactNode } from 'react';

/** Width from which all parts fit at once. */
const ROOMY = '(min-width: 64rem)';

interface FoldedOnPhonesProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page that is collapsed on phones. The style sheet opens it on wide windows before any script runs. */
export function FoldedOnPhones({ heading, children }: FoldedOnPhonesProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!frame.current || !summary.current || !window.matchMedia(ROOMY).matches) return;
    // Open it for good on wide windows: the keyboard and screen readers no longer reach its summary.
    frame.current.open = true;
    summary.current.tabIndex = -1;
  }, []);
  return (
    <details ref={frame} className="folded-on-phones">
      <summary ref={summary}>{heading}</summary>
      {children}
    </details>
  );
}
