import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Calculator } from '../../engine/calculator.ts';
import type { ShownExample } from '../../engine/definition.ts';
import { evaluateParsed } from '../../engine/evaluate.ts';
import { inputOf } from '../../engine/example-input.ts';
import type { ParsedInputs } from '../../engine/parse-inputs.ts';
import { CalculatorForm, type FormParts } from '../../form/calculator-form.tsx';
import { dataFor, initialData, type FormData } from '../../form/form-schema.ts';
import type { LayoutParts } from '../../result/elements/views.tsx';
import { methodDifference } from '../../result/method-difference.ts';
import { resolveLayout, type ShownElement } from '../../result/resolve-layout.ts';
import { ResultView } from '../../result/result-view.tsx';
import { parserOf } from './parser-of.ts';

/** What ran twice is compiled further than what ran once. */
const ROUNDS = 2;

/** What is drawn on the page, and where nobody sees it. */
export interface Drawn {
  readonly calculator: Calculator;
  readonly examples: readonly ShownExample[];
  readonly formParts: readonly FormParts[];
  readonly layoutParts: LayoutParts;
  readonly today: string;
}

const silence = () => undefined;

/** Draws a form, and below it a result, where nobody sees them; React takes many small turns for that. */
function unseen({ calculator, formParts, layoutParts, today }: Drawn) {
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: silence,
    onCaughtError: silence,
  });
  const draw = (data: FormData, { values, hidden }: ParsedInputs, elements: readonly ShownElement[]) =>
    startTransition(() =>
      root.render(
        <>
          <CalculatorForm
            calculator={calculator}
            parts={formParts}
            today={today}
            data={data}
            hidden={hidden}
            values={values}
            initial={values}
            problems={[]}
            judged={data}
            onChange={silence}
            onSubmit={silence}
          >
            {undefined}
          </CalculatorForm>
          <ResultView elements={elements} views={layoutParts.views} warnings={[]} />
        </>,
      ),
    );
  return { draw, erase: () => root.unmount() };
}

/** The steps in which an example is calculated and drawn, where nobody sees it. */
export function* rehearsal(drawn: Drawn): Generator<undefined, void> {
  const { calculator, examples, layoutParts, today } = drawn;
  const { inputs } = calculator.definition;
  const [example] = examples;
  if (!example) return;
  const parse = parserOf(calculator, today);
  const before = initialData(inputs, today);
  const data = dataFor(inputs, inputOf(example, today), today);
  const parsed = parse(data);
  yield;
  const outcome = evaluateParsed(calculator, parsed, { today });
  if (!outcome.ok) return;
  yield;
  const elements = resolveLayout(calculator, outcome, today, layoutParts.resolvers);
  yield;
  methodDifference(calculator, outcome, today);
  yield;
  const { draw, erase } = unseen(drawn);
  for (let round = 0; round < ROUNDS; round += 1) {
    draw(before, parse(before), []);
    yield;
    draw(data, parsed, elements);
    yield;
  }
  erase();
}
