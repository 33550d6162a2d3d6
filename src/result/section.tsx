import { useState, type ReactNode } from 'react';
import type { ResultSection } from './arrange.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** Width from which all sections fit open. */
const ROOMY = '(min-width: 64rem)';

function isRoomy(): boolean {
  return typeof window === 'undefined' || window.matchMedia(ROOMY).matches;
}

/** A section of the result: open on wide screens; on phones most are collapsed, with a summary. */
export function Section({
  title,
  hint,
  isWide,
  isOpen,
  children,
}: Pick<ResultSection, 'title' | 'hint' | 'isWide' | 'isOpen'> & { readonly children: ReactNode }) {
  // Keep the visitor's choice when the next result arrives.
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
