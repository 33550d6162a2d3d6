import { memo } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import { FeedbackLine } from '../../../feedback/feedback-line.tsx';
import { MethodDifference } from '../../../result/method-difference-view.tsx';
import { resolveLayout, type ShownElement } from '../../../result/resolve-layout.ts';
import { ResultView } from '../../../result/result-view.tsx';
import { Held } from '../../../ui/held.tsx';
import { usePainted } from '../../../ui/use-painted.ts';
import { usePrinting } from '../../../ui/use-printing.ts';
import type { Success } from '../calculation-state.ts';
import { isOnOwnPage } from '../on-own-page.ts';
import { toFragment } from '../share-link.ts';
import { ResultTools } from '../tools/result-tools.tsx';
import type { ToolProps } from '../tools/tool.ts';

const known = new WeakMap<Success['outcome'], readonly ShownElement[]>();

/** The elements of a result with its values put in; of one outcome they are made once. */
export function elementsOf(
  calculator: Calculator,
  outcome: Success['outcome'],
  today: string,
): readonly ShownElement[] {
  const elements = known.get(outcome) ?? resolveLayout(calculator, outcome, today);
  known.set(outcome, elements);
  return elements;
}

interface ResultBodyProps extends ToolProps {
  /** All of it comes in the first frame, for nobody asked for it at this moment. */
  readonly isAtOnce: boolean;
}

/**
 * A result and what can be done with it. The figures that the visitor waits for come in a frame of their own, and what
 * stands below them in the next; of a further result, what is told without a hook as well. An edit alone draws nothing
 * of it anew.
 */
export const ResultBody = memo(function ResultBody({ isAtOnce, ...tool }: ResultBodyProps) {
  const { calculator, today, success, isOutdated, elements } = tool;
  const { outcome, data } = success;
  const isPrinting = usePrinting();
  const painted = usePainted(success, isAtOnce);
  // Paper has no next frame.
  const isLast = painted === success || isPrinting;
  const frame = isLast ? 'last' : painted ? 'further' : 'first';
  return (
    <div className={isOutdated ? 'outdated' : ''}>
      <ResultView elements={elements} warnings={outcome.warnings} frame={frame}>
        <Held isHeld={!isLast}>
          <ResultTools {...tool} />
          <MethodDifference {...{ calculator, outcome, today }} />
        </Held>
      </ResultView>
      {isOnOwnPage() && (
        <Held isHeld={!isLast}>
          <FeedbackLine calculator={calculator.definition.id} inputs={() => toFragment(data)} />
        </Held>
      )}
    </div>
  );
});
