import { useState, type ReactNode } from 'react';
import type { ResultSection } from './arrange.ts';
import { Unbroken } from '../ui/unbroken.tsx';

/** From this width on there is room for everything at once. */
const ROOMY = '(min-width: 64rem)';

function isRoomy(): boolean {
  return typeof window === 'undefined' || window.matchMedia(ROOMY).matches;
}

/** A part of the result: folded away on a phone, with a line of what is inside; open where there is room. */
export function Section({
  title,
  hint,
  isWide,
  children,
}: Pick<ResultSection, 'title' | 'hint' | 'isWide'> & { readonly children: ReactNode }) {
  // Who folds or unfolds it finds it so after the next calculation.
  const [isOpenAtFirst] = useState(isRoomy);
  return (
    <details open={isOpenAtFirst} className={`result-section ${isWide ? 'xl:col-span-2' : ''}`}>
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
