import { useMemo } from 'react';
import type { Calculator } from '../../engine/calculator.ts';
import { CalculatorForm, type FormParts } from '../../form/calculator-form.tsx';
import { dataFor } from '../../form/form-schema.ts';
import type { LayoutParts } from '../../result/elements/views.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Examples } from './examples.tsx';
import type { Restored } from './history-entry.ts';
import { RefusalSummary } from './refusal-summary.tsx';
import { ResultRegion } from './result-region.tsx';
import { useCalculation } from './use-calculation.ts';
import { useWarmUp } from './use-warm-up.tsx';

interface CalculatorToolProps {
  readonly calculator: Calculator;
  readonly formParts: readonly FormParts[];
  readonly layoutParts: LayoutParts;
  readonly today: string;
  readonly restored: Restored | undefined;
}

/** Form and result of a calculator; what is refused is told above the button, and at the fields. */
export function CalculatorTool({ calculator, formParts, layoutParts, today, restored }: CalculatorToolProps) {
  const { definition } = calculator;
  const calculation = useCalculation(calculator, today, restored);
  const { data, parsed, initial, problems, judged, edit, calculate, runs } = calculation;

  useWarmUp(calculator, layoutParts, today);

  const live = useMemo(() => definition.liveNotice?.(parsed.values, { today }), [definition, parsed, today]);

  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="card p-5 sm:p-6">
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
            {problems.length > 0 && (
              <RefusalSummary key={runs} inputs={definition.inputs} problems={problems} />
            )}
            <Button type="submit" className="no-print w-full text-lg">
              <Icon name="calculator" />
              Calcular
            </Button>
          </div>
        </CalculatorForm>
        <Examples
          examples={definition.examples}
          today={today}
          onChoose={(input) => calculate(dataFor(definition.inputs, input, today))}
        />
      </div>
      <ResultRegion
        calculator={calculator}
        calculation={calculation}
        layoutParts={layoutParts}
        today={today}
      />
    </div>
  );
}
