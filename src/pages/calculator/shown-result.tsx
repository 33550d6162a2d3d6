import { FeedbackLine } from '../../feedback/feedback-line.tsx';
import { methodDifference, type MethodDifference } from '../../result/method-difference.ts';
import { resolveLayout, type ShownElement } from '../../result/resolve-layout.ts';
import { ResultView } from '../../result/result-view.tsx';
import type { Success } from './calculation-state.ts';
import type { OwnAnswering } from './load-answering.ts';
import { isOnOwnPage } from './on-own-page.ts';
import { toFragment } from './share-link.ts';
import { ResultTools } from './tools/result-tools.tsx';
import type { ToolProps } from './tools/tool.ts';

/** A result, ready to be drawn. */
export interface Shown {
  readonly elements: readonly ShownElement[];
  /** The other method of a calculator that has two. */
  readonly difference: MethodDifference | undefined;
}

/** Puts the values of a result into its layout. */
export function shownOf(
  { calculator, layoutParts: { resolvers } }: OwnAnswering,
  { outcome }: Success,
  today: string,
): Shown {
  return {
    elements: resolveLayout(calculator, outcome, today, resolvers),
    difference: methodDifference(calculator, outcome, today),
  };
}

/** A result with what can be done with it, and the question whether it helped. */
export function ShownResult({ difference, ...tools }: ToolProps & Pick<Shown, 'difference'>) {
  const { calculator, success, elements, layoutParts } = tools;
  return (
    <>
      <ResultView
        elements={elements}
        views={layoutParts.views}
        warnings={success.outcome.warnings}
        difference={difference}
      >
        <ResultTools {...tools} />
      </ResultView>
      {isOnOwnPage() && (
        <FeedbackLine calculator={calculator.definition.id} inputs={() => toFragment(success.data)} />
      )}
    </>
  );
}
