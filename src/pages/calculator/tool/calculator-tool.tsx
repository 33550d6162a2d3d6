import { useCallback, useMemo } from 'react';
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

/** Form and result of a calculator; refusals are listed above the button, and shown at the fields. */
export function CalculatorTool({ calculator, formParts, examples, today, restored }: CalculatorToolProps) {
  const { definition } = calculator;
  const calculation = useCalculation({ calculator, today, restored });
  const { data, parsed, initial, problems, judged, presses, edit, calculate, clear, answering } = calculation;

  const live = useMemo(() => definition.liveNotice?.(parsed.values, { today }), [definition, parsed, today]);

  const choose = useCallback(
    (input: RawInputs) => calculate(dataFor(definition.inputs, input, today)),
    [calculate, definition, today],
  );

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] xl:grid-cols-[23rem_minmax(0,1fr)] 2xl:grid-cols-[30rem_minmax(0,1fr)]">
      {/* Beside a result the form stays in view; one that is taller than the window scrolls by itself. */}
      <div
        className="card @container p-5 sm:p-6 fades-below lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
        onBlur={calculation.follow}
      >
        <noscript>
          <div className="mb-5">
            <Notice tone="warning">
              Este formulário precisa de JavaScript: a conta é feita no seu navegador.
            </Notice>
          </div>
        </noscript>
        <CalculatorForm
          calculator={calculator}
          parts={formParts}
          today={today}
          data={data}
          hidden={parsed.hidden}
          values={parsed.values}
          initial={initial}
          problems={problems}
          judged={judged}
          onChange={edit}
          onSubmit={() => calculate()}
        >
          <div className="mt-1 grid gap-4">
            {live && (
              <Notice tone={live.tone} role="status">
                {live.text}
              </Notice>
            )}
            {answering && problems.length > 0 && (
              <answering.RefusalSummary key={presses} inputs={definition.inputs} problems={problems} />
            )}
            <Button type="submit" className="no-print w-full text-lg">
              <Icon name="calculator" />
              Calcular
            </Button>
          </div>
        </CalculatorForm>
        <Examples examples={examples} today={today} onChoose={choose} onClear={clear} />
      </div>
      <ResultRegion
        calculator={calculator}
        answering={answering}
        hasFailed={calculation.hasFailed}
        isAwaited={calculation.isAwaited}
        success={calculation.success}
        isBehind={calculation.isBehind}
        isOutdated={calculation.isOutdated}
        presses={presses}
        today={today}
        calculate={calculate}
        comparison={calculation.comparison}
        compare={calculation.compare}
      />
    </div>
  );
}
