import { startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Calculator } from '../../engine/calculator.ts';
import { evaluateParsed } from '../../engine/evaluate.ts';
import { inputOf } from '../../engine/example-input.ts';
import { dataFor } from '../../form/form-schema.ts';
import type { LayoutParts } from '../../result/elements/views.tsx';
import { methodDifference } from '../../result/method-difference.ts';
import { resolveLayout, type ShownElement } from '../../result/resolve-layout.ts';
import { ResultView } from '../../result/result-view.tsx';
import { parserOf } from './parser-of.ts';

/** Browsers without idle callbacks wait this long between steps. */
const PAUSE_MS = 200;

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

/** Draws a result where nobody sees it; React takes many small turns for that. */
function drawUnseen(elements: readonly ShownElement[], views: LayoutParts['views']): () => void {
  const silence = () => undefined;
  const root = createRoot(document.createElement('div'), {
    onUncaughtError: silence,
    onCaughtError: silence,
  });
  startTransition(() => root.render(<ResultView elements={elements} views={views} warnings={[]} />));
  return () => root.unmount();
}

function* rehearsal(
  calculator: Calculator,
  layoutParts: LayoutParts,
  today: string,
): Generator<undefined, void> {
  const { examples, inputs } = calculator.definition;
  const example = examples.find(({ testOnly }) => testOnly !== true);
  if (!example) return;
  const parsed = parserOf(calculator, today)(dataFor(inputs, inputOf(example, today), today));
  yield;
  const outcome = evaluateParsed(calculator, parsed, { today });
  if (!outcome.ok) return;
  yield;
  const elements = resolveLayout(calculator, outcome, today, layoutParts.resolvers);
  yield;
  methodDifference(calculator, outcome, today);
  yield;
  const erase = drawUnseen(elements, layoutParts.views);
  yield;
  erase();
}

/**
 * Calculates and draws an example while the browser is idle, so that the first press finds the code compiled: cold, it
 * takes several times as long.
 */
export function useWarmUp(calculator: Calculator, layoutParts: LayoutParts, today: string): void {
  useEffect(() => whenIdle(rehearsal(calculator, layoutParts, today)), [calculator, layoutParts, today]);
}
