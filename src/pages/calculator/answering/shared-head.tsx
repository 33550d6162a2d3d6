import type { Calculator } from '../../../engine/calculator.ts';
import { controlId, focusControl } from '../../../form/focus-control.ts';
import { Button } from '../../../ui/button.tsx';
import type { Success } from '../calculation.ts';
import { answersInOneLine } from '../tools/result-as-text.ts';

interface SharedHeadProps {
  readonly calculator: Calculator;
  readonly success: Success;
  readonly today: string;
}

/** Introduces the result of a shared address: the calculator, the inputs, and a link to the form. */
export function SharedHead({ calculator, success, today }: SharedHeadProps) {
  const focusFirst = () => {
    const names = Object.keys(calculator.definition.inputs.properties);
    focusControl(names.find((name) => document.getElementById(controlId(name))) ?? '');
  };
  return (
    <div className="no-print mb-4 border-b border-line pb-3">
      <p className="text-lg font-bold">{calculator.definition.title ?? calculator.definition.name}</p>
      <p className="mt-0.5 text-muted wrap-anywhere">{answersInOneLine({ calculator, success, today })}</p>
      <Button variant="secondary" className="mt-2" onClick={focusFirst}>
        Mudar os valores
      </Button>
    </div>
  );
}
