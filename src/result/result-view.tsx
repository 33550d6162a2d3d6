import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Held } from '../ui/held.tsx';
import { Notice } from '../ui/notice.tsx';
import { arrange } from './arrange.ts';
import { canWait } from './can-wait.ts';
import { views } from './elements/views.tsx';
import type { ShownElement } from './resolve-layout.ts';
import { wholeSections } from './section-pairs.ts';
import { Section } from './section.tsx';

function Element({ element: { kind, ...shown } }: { readonly element: ShownElement }) {
  // The view fits what is shown because both are of one `kind`, which TypeScript cannot follow.
  const View = views[kind] as ComponentType<object>;
  return <View {...shown} />;
}

/**
 * How far a result is drawn. Of the `first` one its first frame shows what stands in view, and the sections are only in
 * the document, without what can wait; that of a `further` one leaves what can wait as it was of the result before. The
 * `last` frame has everything.
 */
export type ResultFrame = 'first' | 'further' | 'last';

interface ResultViewProps {
  readonly elements: readonly ShownElement[];
  /** Sentences that do not block, shown below the headline. */
  readonly warnings: readonly string[];
  /** Left out, all of it is drawn. */
  readonly frame?: ResultFrame;
  /** What can be done with the result, behind the figures that matter. */
  readonly children?: ReactNode;
}

/**
 * What is in the document, but neither laid out nor painted yet. It takes as much room as pushes out of view what stands
 * below, which otherwise would be seen to come up and go down again.
 */
const UNSEEN = '[content-visibility:hidden] [contain-intrinsic-block-size:100vh]';

/** A result: the headline, the figures that matter and what can be done with them; then the rest, in sections. */
export function ResultView({ elements, warnings, frame = 'last', children }: ResultViewProps) {
  const { headline, figures, remarks, sections } = useMemo(() => arrange(elements), [elements]);
  const widths = useMemo(() => wholeSections(sections), [sections]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        className={`grid grid-cols-1 items-start gap-3 xl:items-stretch xl:gap-6 ${figures.length > 0 ? 'xl:grid-cols-2' : ''}`}
      >
        {headline && <Element element={headline} />}
        {figures.length > 0 && <Element element={{ kind: 'figures', figures: [...figures] }} />}
      </div>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {remarks.map((element, index) => (
        <Element key={`${index}-${element.kind}`} element={element} />
      ))}
      {children}
      {sections.length > 0 && (
        <div
          className={`result-sections grid grid-cols-1 gap-3 xl:grid-cols-2 ${frame === 'first' ? UNSEEN : ''}`}
        >
          {sections.map(({ title, hint, elements: inside }, index) => (
            <Section key={`${index}-${title}`} title={title} hint={hint} isWide={widths[index] ?? true}>
              {inside.map((element, place) => (
                // The elements of a layout never change places.
                <Held key={`${place}-${element.kind}`} isHeld={frame !== 'last' && canWait(element)}>
                  <Element element={element} />
                </Held>
              ))}
            </Section>
          ))}
        </div>
      )}
    </div>
  );
}
