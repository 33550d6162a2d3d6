import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Calculator } from '../../engine/calculator.ts';
import type { LayoutParts } from '../../result/elements/views.tsx';
import { methodDifference } from '../../result/method-difference.ts';
import { ResultView } from '../../result/result-view.tsx';
import { resolveLayout } from '../../result/resolve-layout.ts';
import { Icon } from '../../ui/icon.tsx';
import { PrintedHead } from './printed-head.tsx';
import { ResultActions } from './result-actions.tsx';
import type { Calculation } from './use-calculation.ts';

interface ResultRegionProps {
  readonly calculator: Calculator;
  readonly calculation: Calculation;
  readonly layoutParts: LayoutParts;
  readonly today: string;
}

/** The region "Resultado": empty at first, then the result; announced, and brought into view on a phone. */
export function ResultRegion({ calculator, calculation, layoutParts, today }: ResultRegionProps) {
  const { success, isStale, runs, data } = calculation;
  const region = useRef<HTMLElement>(null);
  const elements = useMemo(
    () => (success ? resolveLayout(calculator, success, today, layoutParts.resolvers) : []),
    [calculator, success, today, layoutParts],
  );
  const difference = useMemo(
    () => success && methodDifference(calculator, success, today),
    [calculator, success, today],
  );
  const headline = elements.find((element) => element.kind === 'headline');
  // Falls silent with the first edit, and so speaks again although the next result may read the same.
  const announced = success && !isStale ? headline?.figure : undefined;

  const bringIntoView = useEffectEvent(() => {
    if (runs === 0 || !region.current) return;
    const { top } = region.current.getBoundingClientRect();
    const isInView = top >= 0 && top < window.innerHeight * 0.6;
    if (!isInView) region.current.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });
  // A refusal leaves the result of before, which then stays where it is.
  useEffect(() => {
    if (success) bringIntoView();
  }, [success]);

  return (
    <section ref={region} aria-label="Resultado" className="card min-h-72 scroll-mt-20 p-5 sm:p-6">
      <p role="status" className="sr-only">
        {announced ? `Resultado: ${announced.label}: ${announced.value.text}` : ''}
      </p>
      {success && <PrintedHead calculator={calculator} data={data} today={today} />}
      <h2 className="mb-4 text-xl font-bold">Resultado</h2>
      {success && (
        <>
          {isStale && (
            <p className="no-print mb-4 flex items-center gap-2 text-sm text-muted">
              <Icon name="refresh-cw" className="size-4" />
              Os dados mudaram. Pressione Calcular para atualizar.
            </p>
          )}
          <ResultView
            elements={elements}
            views={layoutParts.views}
            warnings={success.warnings}
            difference={difference}
          />
          <ResultActions data={data} />
        </>
      )}
      {!success && (
        <div className="flex min-h-44 flex-col items-center justify-center gap-3 text-center text-muted">
          <Icon name="calculator" className="size-10 opacity-60" />
          <p className="max-w-64">Preencha os campos e pressione Calcular. O resultado aparece aqui.</p>
        </div>
      )}
    </section>
  );
}
