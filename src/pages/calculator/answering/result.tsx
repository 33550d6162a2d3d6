import { memo, Suspense, useState, type ComponentType } from 'react';
import { categoryOf } from '../../../catalogue/categories.ts';
import { FeedbackLine } from '../../../feedback/feedback-line.tsx';
import { ContinueWith } from './continue-with.tsx';
import { TablesBehind } from './tables-behind.tsx';
import { ResultView } from '../../../result/result-view.tsx';
import { isOnOwnPage } from '../on-own-page.ts';
import { toFragment } from '../share-link.ts';
import { lazyPanel } from '../lazy-panel.tsx';
import { ResultTools } from '../tools/result-tools.tsx';
import type { ToolProps } from '../tools/tool.ts';
import type { MethodDifferenceProps } from '../tools/other-method/difference-view.tsx';
import { ClosedLine } from './closed-line.tsx';

/** A result with its tools. Memoized, so that typing does not render it again. */
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
      <TablesBehind calculator={calculator} inputs={outcome.inputs} />
      {isOnOwnPage() && (
        <FeedbackLine calculator={calculator.definition.id} inputs={() => toFragment(data)} />
      )}
    </div>
  );
});

/** Explains why another site may show another figure; calculated when it is opened. */
function OtherMethod(props: MethodDifferenceProps) {
  const [opened, setOpened] = useState<{ readonly Panel: ComponentType<MethodDifferenceProps> }>();
  const open = () => ({ Panel: lazyPanel(() => import('../tools/other-method/difference-view.tsx')) });
  return (
    <ClosedLine
      icon="scale"
      title="Viu outro valor em outro site? Veja por quê"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open ? open() : undefined)}
    >
      <Suspense fallback={<p className="text-muted">Calculando…</p>}>
        {opened && <opened.Panel {...props} />}
      </Suspense>
    </ClosedLine>
  );
}
