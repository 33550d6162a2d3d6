/** Draws forms as HTML. The two samples together have every kind of field. */
import { renderToStaticMarkup } from 'react-dom/server';
import { debts } from '../../engine/testing/debts.ts';
import { calculatorOf, sample } from '../../engine/testing/sample.ts';
import type { Definition } from '../../engine/definition.ts';
import type { Problem } from '../../engine/problem.ts';
import { parseInputs } from '../../engine/parse-inputs.ts';
import { loadFormParts } from '../../fields/widgets.ts';
import { CalculatorForm } from '../calculator-form.tsx';
import { dataFor } from '../form-schema.ts';

const TODAY = '2026-11-20';
const parts = await loadFormParts(['rows', 'checkboxes']);

/**
 * Draws the form of a definition.
 *
 * @param problems messages to show at its fields
 */
export function drawForm(definition: Definition, inputs: object, problems: readonly Problem[] = []): string {
  const calculator = calculatorOf(definition);
  const data = dataFor(definition.inputs, { ...inputs }, TODAY);
  const { hidden, values } = parseInputs(calculator, data, { today: TODAY });
  return renderToStaticMarkup(
    <CalculatorForm
      calculator={calculator}
      parts={parts}
      today={TODAY}
      data={data}
      hidden={hidden}
      initial={{}}
      values={values}
      remarks={[]}
      problems={problems}
      onChange={() => undefined}
      onSubmit={() => undefined}
    >
      <span />
    </CalculatorForm>,
  );
}

const refuse = (...fields: string[]) => fields.map((field) => ({ field, message: `Confira ${field}` }));
const rows = {
  reasons: ['old'],
  debts: [{ kind: 'reais', balance: 100 }, { name: 'Cartão' }],
};

/** Sample forms: untouched, filled in, and with refused fields. */
export const drawnForms = [
  drawForm(sample, {}, refuse('amount')),
  drawForm(debts, {}, refuse('since', 'debts')),
  drawForm(debts, rows, refuse('debts.0.balance', 'reasons')),
];
