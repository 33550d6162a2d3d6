import { memo } from 'react';
import { categoryOf } from '../../../catalogue/categories.ts';
import { FeedbackLine } from '../../../feedback/feedback-line.tsx';
import { ContinueWith } from './continue-with.tsx';
import { OtherMethod } from './other-method.tsx';
import { TablesBehind } from './tables-behind.tsx';
import { ResultView } from '../../../result/result-view.tsx';
import { isOnOwnPage } from '../on-own-page.ts';
import { toFragment } from '../share-link.ts';
import { ResultTools } from '../tools/result-tools.tsx';
import type { ToolProps } from '../tools/tool.ts';

/** A result with its tools. Memoized, so that typing does not render it. */
export const Result = memo(function Result(props: ToolProps) {
  const { calculator, today, success, isOutdated, elements } = props;
  const { outcome, data } = success;
  return (
    <div className={isOutdated ? 'outdated' : ''}>
      <ResultView
        elements={elements}
        warnings={outcome.warnings}
        isLesson={categoryOf(calculator.definition.id).isLesson ?? false}
      >
        <ResultTools {...props} />
        {isOnOwnPage() && <ContinueWith {...{ calculator, success, today }} />}
      </ResultView>
      {calculator.definition.simple && <OtherMethod {...{ calculator, outcome, today }} />}
      <TablesBehind definition={calculator.definition} year={outcome.inputs['ano']} />
      {isOnOwnPage() && (
        <FeedbackLine calculator={calculator.definition.id} inputs={() => toFragment(data)} />
      )}
    </div>
  );
});
