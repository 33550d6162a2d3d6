import { Fragment, memo, useEffect, useMemo, useRef, useState } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { ShownFigure } from '../../../result/shown.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { scrollToTop } from '../../../ui/scroll-to-top.ts';
import type { ResultState } from './use-calculation.ts';

interface ResultRegionProps extends ResultState {
  readonly calculator: Calculator;
  readonly today: string;
  /** True while the form has the contents of a shared address. */
  readonly isShared: boolean;
}

/** Announcement for screen readers. */
function announcement(
  headline: ShownFigure | undefined,
  isSilent: boolean,
  { isOutdated, isCleared, presses }: Pick<ResultState, 'isOutdated' | 'isCleared' | 'presses'>,
): string {
  if (isCleared) return 'Campos limpos.';
  if (isOutdated) return 'Resultado desatualizado: confira os campos e toque em Calcular.';
  // Clear the announcement at the first edit, so that an equal next result is announced again. Stay silent about the
  // initial result of a filled form.
  if (headline === undefined || isSilent) return '';
  // Change the text at each press, so that an equal result is announced again instead of none.
  return `Resultado: ${headline.label}: ${headline.value.text}${presses % 2 === 0 ? '' : '\u00a0'}`;
}

/**
 * Scrolls to a result that is too low or above the window. Uses an observer, because reading the position here would
 * force a second layout.
 *
 * @returns a function that cancels.
 */
function bringIntoView(region: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    const top = entry?.boundingClientRect.top ?? 0;
    // Check the position, too, because an embedding frame is as high as its page, so everything intersects.
    const isInView = entry?.isIntersecting === true && top >= 0 && top < window.innerHeight * 0.6;
    if (!isInView) scrollToTop(region);
  });
  observer.observe(region);
  return () => observer.disconnect();
}

/**
 * Counts the results that must be drawn from scratch: all on a translated page, because the translation of a browser
 * replaces text nodes by `<font>` elements, and React would go on to change the removed ones.
 */
function useRedrawing(success: ResultState['success']): number {
  const [drawn, setDrawn] = useState({ success, count: 0 });
  if (drawn.success === success) return drawn.count;
  const isTranslated = document.querySelector('body font') !== null;
  const count = isTranslated ? drawn.count + 1 : drawn.count;
  setDrawn({ success, count });
  return count;
}

/** The region "Resultado": empty at first, then the result, which is announced and, on phones, scrolled into view. */
export const ResultRegion = memo(function ResultRegion(props: ResultRegionProps) {
  const { calculator, today, isShared, answering, success, presses, calculate, comparison, compare } = props;
  const { hasFailed, isAwaited, isBeginning, isUntouched, isBehind, isOutdated } = props;
  const region = useRef<HTMLElement>(null);
  const elements = useMemo(
    () => (answering && success ? answering.resolveLayout(calculator, success.outcome, today) : []),
    [answering, calculator, success, today],
  );
  const headline = elements.find((element) => element.kind === 'headline')?.figure;

  const redrawing = useRedrawing(success);

  // Skip scrolling after a refusal, which leaves the earlier result.
  const isNews = presses > 0 && success !== undefined && !isOutdated;
  useEffect(() => (isNews && region.current ? bringIntoView(region.current) : undefined), [isNews, presses]);

  return (
    <section
      ref={region}
      aria-label="Resultado"
      // Reserve height, because the result of a filled form, a shared address or a reload appears by itself and must not
      // move anything in view.
      className={`card @container scroll-mt-20 p-5 sm:p-6 ${isBeginning || isAwaited ? 'min-h-[min(100dvh,60rem)]' : 'min-h-72 in-data-restoring:min-h-[min(100dvh,60rem)]'}`}
      {...(isOutdated ? { 'data-accent': 'grey' } : {})}
    >
      <p role="status" className="sr-only">
        {announcement(headline, isBehind || isUntouched, props)}
      </p>
      <Fragment key={redrawing}>
        {answering && success && (
          <answering.PrintedHead {...{ calculator, today, comparison }} data={success.data} />
        )}
        {answering && success && isShared && <answering.SharedHead {...{ calculator, success, today }} />}
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3">
          <h2 className="text-xl font-bold">Resultado</h2>
          {isOutdated && (
            <p className="no-print rounded-full bg-warning-soft px-3 py-0.5 text-sm font-medium text-warning">
              Desatualizado
            </p>
          )}
        </div>
        {answering && success && (
          <answering.Result
            {...{ calculator, today, success, elements, isOutdated, calculate, comparison, compare }}
          />
        )}
        {answering && headline && !isOutdated && <answering.ResultBar region={region} headline={headline} />}
        {isAwaited && <AwaitedResult hasFailed={hasFailed} />}
        {!success && !isAwaited && (
          <div className="flex min-h-44 flex-col items-center justify-center gap-3 text-center text-muted">
            <Icon name="calculator" className="size-10 opacity-60" />
            <p className="max-w-64">
              {isBeginning
                ? 'O resultado destes valores aparece aqui, e acompanha o que você mudar.'
                : 'Preencha os campos e toque em Calcular. O resultado aparece aqui.'}
            </p>
          </div>
        )}
      </Fragment>
    </section>
  );
});

/** Placeholder while the answering code loads, with a retry button after a failure. */
function AwaitedResult({ hasFailed }: Pick<ResultState, 'hasFailed'>) {
  if (!hasFailed) return <p className="min-h-44 py-16 text-center text-muted">Calculando…</p>;
  return (
    <div className="flex min-h-44 flex-col items-center justify-center gap-4 text-center">
      <p role="alert" className="max-w-80">
        A parte da página que faz a conta não carregou. Verifique a conexão e recarregue a página: o que você
        digitou fica guardado.
      </p>
      <Button onClick={() => window.location.reload()}>Recarregar a página</Button>
    </div>
  );
}
