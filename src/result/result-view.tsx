import type { ComponentType } from 'react';
import { Notice } from '../ui/notice.tsx';
import type { LayoutParts } from './elements/views.tsx';
import type { MethodDifference } from './method-difference.ts';
import { MethodDifferenceView } from './method-difference-view.tsx';
import type { ShownElement } from './resolve-layout.ts';

interface ElementProps {
  readonly element: ShownElement;
  readonly views: LayoutParts['views'];
}

function Element({ element: { kind, ...shown }, views }: ElementProps) {
  // That a view and what is shown belong together is certain by `kind`, which the compiler cannot follow.
  const View = views[kind] as ComponentType<object> | undefined;
  return View && <View {...shown} />;
}

interface ResultViewProps {
  readonly elements: readonly ShownElement[];
  /** How their kinds are drawn. */
  readonly views: LayoutParts['views'];
  /** Sentences that do not block, shown below the headline. */
  readonly warnings: readonly string[];
  /** The other method of a calculator that has two. */
  readonly difference?: MethodDifference | undefined;
}

/** A result, drawn element by element in the order of its layout. */
export function ResultView({ elements, views, warnings, difference }: ResultViewProps) {
  const [first, ...rest] = elements;
  return (
    <div className="grid grid-cols-1 gap-5">
      {first && <Element element={first} views={views} />}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {difference && <MethodDifferenceView {...difference} />}
      {rest.map((element, index) => (
        // The elements of a layout never change places.
        <Element key={`${index}-${element.kind}`} element={element} views={views} />
      ))}
    </div>
  );
}
