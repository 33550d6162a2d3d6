/** Draws two forms that have every kind of field between them, as HTML: bundled with and without the aliases of RJSF. */
import { renderToStaticMarkup } from 'react-dom/server';
import { debts } from '../../engine/testing/debts.ts';
import { calculatorOf, sample } from '../../engine/testing/sample.ts';
import type { Definition } from '../../engine/definition.ts';
import { parseInputs } from '../../engine/parse-inputs.ts';
import { formParts } from '../../fields/widgets.ts';
import { CalculatorForm } from '../calculator-form.tsx';
import { dataFor } from '../form-schema.ts';

const TODAY = '2026-11-20';

function draw(definition: Definition, inputs: object, refused: readonly string[]): string {
  const calculator = calculatorOf(definition);
  const data = dataFor(definition.inputs, { ...inputs }, TODAY);
  const { hidden, values } = parseInputs(calculator, data, { today: TODAY });
  return renderToStaticMarkup(
    <CalculatorForm
      calculator={calculator}
      parts={Object.values(formParts)}
      today={TODAY}
      data={data}
      hidden={hidden}
      initial={{}}
      values={values}
      judged={undefined}
      problems={refused.map((field) => ({ field, message: `Confira ${field}` }))}
      onChange={() => undefined}
      onSubmit={() => undefined}
    >
      <span />
    </CalculatorForm>,
  );
}

const rows = {
  reasons: ['old'],
  debts: [
    { kind: 'reais', balance: 100 },
    { name: 'Cartão', kind: 'percent' },
  ],
};

/** The forms: untouched, filled in, and with refused fields. */
export const drawnForms = [
  draw(sample, {}, ['amount']),
  draw(debts, {}, ['since', 'debts']),
  draw(debts, rows, ['debts.0.balance', 'reasons']),
];
