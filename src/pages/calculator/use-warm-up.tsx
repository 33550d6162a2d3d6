import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Calculator } from '../../engine/calculator.ts';
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

/** What shows that somebody is about to use the form: who only reads the page is not to pay for it. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back with the first sign of use; returns a function that cancels. */
function whenUsed(then: () => void): () => void {
  const cancel = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, start);
  };
  const start = () => {
    cancel();
    then();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, start, { passive: true });
  return cancel;
}

/** Browsers without idle callbacks wait this long between steps. */
const PAUSE_MS = 200;
/** What ran twice is compiled further than what ran once. */
const ROUNDS = 2;

/** Runs the steps in idle times, one in each; returns a function that cancels what is left. */
function whenIdle(steps: Iterator<unknown>): () => void {
  let isCancelled = false;
  const next = () => {
    if (isCancelled || steps.next().done === true) return;
    schedule();
  };
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(next);
    else setTimeout(next, PAUSE_MS);
  };
  schedule();
  return () => {
    isCancelled = true;
  };
}

/** What is drawn on the page, and where nobody sees it. */
interface Drawn {
  readonly calculator: Calculator;
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

function* rehearsal(drawn: Drawn): Generator<undefined, void> {
  const { calculator, layoutParts, today } = drawn;
  const { examples, inputs } = calculator.definition;
  const example = examples.find(({ testOnly }) => testOnly !== true);
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

/**
 * Calculates and draws an example while the browser is idle, once somebody is about to use the form, so that the first press finds the code compiled: cold, it
 * takes several times as long.
 */
export function useWarmUp({ calculator, formParts, layoutParts, today }: Drawn): void {
  useEffect(() => {
    let stop = whenUsed(() => {
      stop = whenIdle(rehearsal({ calculator, formParts, layoutParts, today }));
    });
    return () => stop();
  }, [calculator, formParts, layoutParts, today]);
}
