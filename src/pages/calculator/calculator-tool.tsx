import { useMemo, useState } from 'react';
import type { Calculator } from '../../engine/calculator.ts';
import { CalculatorForm } from '../../form/calculator-form.tsx';
import { dataFor } from '../../form/form-schema.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Examples } from './examples.tsx';
import { focusProblem } from './focus-problem.ts';
import type { Restored } from './history-entry.ts';
import { ResultRegion } from './result-region.tsx';
import { useCalculation } from './use-calculation.ts';

interface CalculatorToolProps {
  readonly calculator: Calculator;
  readonly today: string;
  readonly restored: Restored | undefined;
}

/** Form and result of a calculator, with refusals in the style that its definition asks for. */
export function CalculatorTool({ calculator, today, restored }: CalculatorToolProps) {
  const { definition } = calculator;
  const calculation = useCalculation(calculator, today, restored);
  const { data, parsed, problems, edit, calculate, runs } = calculation;
  const [dismissedRun, setDismissedRun] = useState(0);
  const style = 'dialog' as 'dialog' | 'inline' | 'quiet';
  const [first] = problems;

  const live = useMemo(() => definition.liveNotice?.(parsed.values, { today }), [definition, parsed, today]);

  const chosen = definition.enableWhenChosen === undefined || Boolean(data[definition.enableWhenChosen]);
  const isBlocked = style === 'inline' && problems.length > 0;
  const failure = style === 'inline' ? problems.find(({ field }) => field === '')?.message : undefined;
  const dialogMessage = style === 'dialog' && runs !== dismissedRun ? first?.message : undefined;

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
          today={today}
          data={data}
          hidden={parsed.hidden}
          problems={problems}
          onChange={edit}
          onSubmit={() => {
            calculate();
            // A dialog keeps the focus until it is closed.
            if (style !== 'dialog') focusProblem();
          }}
        >
          <div className="mt-1 grid gap-4">
            {live && (
              <Notice tone={live.tone} role="status">
                {live.text}
              </Notice>
            )}
            {style === 'inline' && problems.length > 0 && (
              <Notice tone="danger" role="alert">
                <ul className="space-y-1">
                  {problems.map(({ field, message }) => (
                    <li key={`${field}-${message}`}>{message}</li>
                  ))}
                </ul>
              </Notice>
            )}
            {style === 'quiet' && first && (
              <p role="alert" className="sr-only">
                {first.message}
              </p>
            )}
            <Button type="submit" className="no-print w-full text-lg" disabled={isBlocked || !chosen}>
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
        today={today}
        failure={failure === undefined ? undefined : `Erro no cálculo: ${failure}`}
      />
      <AlertDialog
        title="Confira os dados"
        message={dialogMessage}
        onClose={() => {
          setDismissedRun(runs);
          focusProblem();
        }}
      />
    </div>
  );
}
