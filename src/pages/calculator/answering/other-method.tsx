import { lazy, Suspense, useState } from 'react';
import type { MethodDifferenceProps } from '../tools/other-method/difference-view.tsx';
import { ClosedLine } from './closed-line.tsx';

const MethodDifference = lazy(() => import('../tools/other-method/difference-view.tsx'));

/** Explains why another site may give another figure; calculated on opening. */
export function OtherMethod(props: MethodDifferenceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ClosedLine
      icon="scale"
      title="Viu outro valor em outro site? Veja por quê"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <Suspense fallback={<p className="text-muted">Calculando…</p>}>
          <MethodDifference {...props} />
        </Suspense>
      )}
    </ClosedLine>
  );
}
