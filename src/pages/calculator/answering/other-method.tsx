import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { MethodDifferenceProps } from '../tools/other-method/difference-view.tsx';

const MethodDifference = lazy(() => import('../tools/other-method/difference-view.tsx'));

/** Explains why another site may give another figure; calculated when it is opened. */
export function OtherMethod(props: MethodDifferenceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="group mt-4 rounded-xl border border-line text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-xl px-4 py-2 text-muted [&::-webkit-details-marker]:hidden">
        <Icon name="scale" className="size-4 shrink-0" />
        <span>Viu outro valor em outro site? Veja por quê</span>
        <Icon
          name="chevron-down"
          className="ml-auto size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 py-3">
        {isOpen && (
          <Suspense fallback={<p className="text-muted">Calculando…</p>}>
            <MethodDifference {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
