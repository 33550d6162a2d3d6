import { useEffect, useState, type RefObject } from 'react';
import type { ShownFigure } from '../../../result/shown.ts';
import { Icon } from '../../../ui/icon.tsx';
import { scrollToTop } from '../../../ui/scroll-to-top.ts';

/** Tracks whether an element is below the window. */
function useIsBelow(element: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setIsBelow(entry?.isIntersecting === false && entry.boundingClientRect.top > 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isBelow;
}

interface ResultBarProps {
  readonly region: RefObject<HTMLElement | null>;
  readonly headline: ShownFigure;
}

/** A thin bar on phones with the main figure while the result is below the window; a tap scrolls to it. */
export function ResultBar({ region, headline: { label, value } }: ResultBarProps) {
  const isBelow = useIsBelow(region);
  if (!isBelow) return null;
  return (
    <button
      type="button"
      className="no-print fixed inset-x-0 bottom-0 z-20 flex min-h-12 flex-wrap items-center gap-x-3 border-t border-line bg-surface px-4 py-2 text-left shadow-lg lg:hidden"
      onClick={() => region.current && scrollToTop(region.current)}
    >
      <span className="sr-only">Ver o resultado: </span>
      <span className="min-w-0 flex-1 basis-24 text-sm text-muted">{label}</span>
      <strong className="figure">{value.text}</strong>
      <Icon name="arrow-down" className="size-4 shrink-0 text-brand" />
    </button>
  );
}
