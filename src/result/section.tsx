import { useState, type ReactNode } from 'react';
import type { ResultSection } from './arrange.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** From this width on there is room for everything at once. */
const ROOMY = '(min-width: 64rem)';

function isRoomy(): boolean {
  return typeof window === 'undefined' || window.matchMedia(ROOMY).matches;
}

/** A part of the result: open where there is room; on a phone most are closed, with a line about their contents. */
export function Section({
  title,
  hint,
  isWide,
  isOpen,
  children,
}: Pick<ResultSection, 'title' | 'hint' | 'isWide' | 'isOpen'> & { readonly children: ReactNode }) {
  // The next calculation leaves it open or closed, as the visitor did.
  const [isOpenAtFirst] = useState(() => isOpen || isRoomy());
  return (
    <details open={isOpenAtFirst} className={`result-section ${isWide ? '@2xl:col-span-2' : ''}`}>
      <summary>
        <span className="min-w-0">
          <h3>{title}</h3>
          {hint !== '' && (
            <span className="hint">
              <Unbroken text={hint} />
            </span>
          )}
        </span>
      </summary>
      <div className="section-body">{children}</div>
    </details>
  );
}
