import { useState, type ReactNode } from 'react';
import type { ResultSection } from './arrange.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** Width from which there is room to open all sections. */
const ROOMY = '(min-width: 64rem)';

function isRoomy(): boolean {
  return typeof window === 'undefined' || window.matchMedia(ROOMY).matches;
}

/** A section of the result: open on wide screens; on a phone most are collapsed, with a summary of their contents. */
export function Section({
  title,
  hint,
  isWide,
  isOpen,
  children,
}: Pick<ResultSection, 'title' | 'hint' | 'isWide' | 'isOpen'> & { readonly children: ReactNode }) {
  // Keeps the visitor's choice when the next result arrives.
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
