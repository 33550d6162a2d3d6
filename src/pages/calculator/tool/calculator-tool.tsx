import { useCallback, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { RawInputs, ShownExample } from '../../../engine/definition.ts';
import type { FormParts } from '../../../fields/drawing/form-parts.ts';
import { CalculatorForm } from '../../../form/calculator-form.tsx';
import { dataFor } from '../../../form/form-schema.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Examples } from './examples.tsx';
import type { Restored } from './history-entry.ts';
import { ResultRegion } from './result-region.tsx';
import { useCalculation } from './use-calculation.ts';

interface CalculatorToolProps {
  readonly calculator: Calculator;
  readonly formParts: readonly FormParts[];
  readonly examples: readonly ShownExample[];
  readonly today: string;
  readonly restored: Restored | undefined;
}

/** Stores an element's height in its custom property `--height`. */
function useOwnHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      current.style.setProperty('--height', `${current.offsetHeight}px`),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}

/** Form and result of a calculator; refusals are listed above the button and shown at their fields. */
export function CalculatorTool({ calculator, formParts, examples, today, restored }: CalculatorToolProps) {
  const { definition } = calculator;
  const calculation = useCalculation({ calculator, today, restored });
  const { data, problems, submitted, parsed, initial, edit, follow, clear, result } = calculation;
  const { answering, presses, calculate } = result;

  const live = useMemo(() => definition.liveNotice?.(parsed.values, { today }), [definition, parsed, today]);
  // Hide a live notice that a refusal repeats at the field and in the summary.
  const isRefused = problems.some(({ message }) => message === live?.text);

  const remarks = useMemo(
    () => answering?.remarksOn(definition.inputs, { data, submitted, problems }) ?? [],
    [answering, definition, data, submitted, problems],
  );

  const card = useRef<HTMLDivElement>(null);
  useOwnHeight(card);

  const choose = useCallback(
    (input: RawInputs) => calculate(dataFor(definition.inputs, input, today)),
    [calculate, definition, today],
  );

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[28rem_minmax(0,1fr)] 2xl:grid-cols-[30rem_minmax(0,1fr)]">
      {/* Keep the form in view beside a longer result: a short form by its top, a tall one by its button. */}
      <div
        ref={card}
        className="card @container p-5 sm:p-6 lg:sticky lg:top-[min(5rem,calc(100dvh-var(--height,0px)-1rem))]"
        onBlur={follow}
      >
        <noscript>
          <div className="mb-5">
            <Notice tone="warning">
              Este formulário precisa de JavaScript: a conta é feita no seu navegador.
            </Notice>
          </div>
        </noscript>
        <Examples examples={examples} today={today} onChoose={choose} />
        <CalculatorForm
          calculator={calculator}
          parts={formParts}
          today={today}
          data={data}
          hidden={parsed.hidden}
          values={parsed.values}
          initial={initial}
          problems={problems}
          remarks={remarks}
          onChange={edit}
          onSubmit={() => calculate()}
        >
          <div className="mt-1 mb-4 grid gap-4 empty:hidden">
            {live && !isRefused && (
              <Notice tone={live.tone} role="status">
                {live.text}
              </Notice>
            )}
            {answering && problems.length > 0 && (
              <answering.RefusalSummary key={presses} inputs={definition.inputs} problems={problems} />
            )}
          </div>
          <div className="no-print z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-2 rounded-b-xl bg-surface px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 lg:sticky lg:bottom-0 lg:border-t lg:border-line">
            <Button type="submit" className="flex-1 text-lg">
              <Icon name="calculator" />
              Calcular
            </Button>
            <Button variant="quiet" className="noscript:hidden" onClick={clear}>
              Limpar<span className="sr-only"> os campos</span>
            </Button>
          </div>
        </CalculatorForm>
      </div>
      <ResultRegion
        {...result}
        calculator={calculator}
        today={today}
        isShared={restored?.shared === true && data === restored.data}
      />
    </div>
  );
}
