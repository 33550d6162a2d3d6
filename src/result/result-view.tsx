import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';
import { arrange } from './arrange.ts';
import { views } from './elements/views.tsx';
import type { ShownElement } from './resolve-layout.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { wholeWidths } from '../ui/whole-widths.ts';
import { Section } from './section.tsx';

function Element({ element: { kind, ...shown } }: { readonly element: ShownElement }) {
  // Cast safely: both have the same `kind`, which TypeScript cannot follow.
  const View = views[kind] as ComponentType<object>;
  return <View {...shown} />;
}

interface ResultViewProps {
  readonly elements: readonly ShownElement[];
  /** Warnings below the headline, which do not block the result. */
  readonly warnings: readonly string[];
  /** True if the steps are the answer. */
  readonly isLesson?: boolean;
  /** Actions on the result, below the main figures. */
  readonly children?: ReactNode;
}

/** A result: headline, main figures and actions, then all else in sections. */
export function ResultView({ elements, warnings, isLesson = false, children }: ResultViewProps) {
  const { headline, sum, figures, remarks, sections } = useMemo(
    () => arrange(elements, isLesson),
    [elements, isLesson],
  );
  const widths = useMemo(() => wholeWidths(sections.map(({ isWide }) => isWide)), [sections]);
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      <div
        className={`result-top grid grid-cols-1 items-start gap-3 sm:gap-y-4 @2xl:gap-x-6 ${sum || figures.length > 0 ? '@2xl:grid-cols-2' : ''}`}
      >
        {headline && <Element element={headline} />}
        {sum && <Element element={{ ...sum, title: '' }} />}
        {figures.length > 0 && <Element element={{ kind: 'figures', figures: [...figures] }} />}
        <div className="result-notes grid gap-3 empty:hidden sm:gap-4">
          {warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              <Unbroken text={warning} />
            </Notice>
          ))}
          {remarks.map((element, index) => (
            <Element key={`${index}-${element.kind}`} element={element} />
          ))}
        </div>
      </div>
      {children}
      {sections.length > 0 && (
        <div className="result-sections grid grid-cols-1 items-start gap-x-8 @2xl:grid-cols-2">
          {sections.map(({ title, hint, isOpen, elements: inside }, index) => (
            <Section
              key={`${index}-${title}`}
              title={title}
              hint={hint}
              isWide={widths[index] ?? true}
              isOpen={isOpen}
            >
              {inside.map((element, place) => (
                <Element key={`${place}-${element.kind}`} element={element} />
              ))}
            </Section>
          ))}
        </div>
      )}
    </div>
  );
}
