import { useEffect, useRef } from 'react';
import { categoryOf } from '../../../catalogue/categories.ts';
import { calculatorPath, embedPath } from '../../../catalogue/entry.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { SITE_NAME } from '../../../site/site.ts';
import { CalculatorOfAddress } from '../calculator-of-address.tsx';
import type { LoadedCalculator } from '../load-calculator.ts';
import { RestoredTool } from '../tool/restored-tool.tsx';

/** A calculator embedded in another site: form and result without our header, footer and article. */
export default function EmbedPage() {
  return <CalculatorOfAddress Page={Embedded} pathOf={embedPath} />;
}

function Embedded({ loaded }: { readonly loaded: LoadedCalculator }) {
  const { id, title, description } = loaded.entry;
  const { colour, disclaimer } = categoryOf(id);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? reportHeight(main.current) : undefined), []);
  return (
    <main ref={main} className="p-3 sm:p-4">
      {/* Nothing scrolls or sticks inside, because the frame is as high as its content. */}
      <div data-accent={colour} data-embed="" className="[&_.card]:static [&_.card]:max-h-none">
        <PageHead
          title={title}
          description={description}
          path={embedPath(id)}
          canonical={calculatorPath(id)}
          noindex
        />
        <h1 className="mb-3 text-xl font-bold">
          <Unbroken text={title} />
        </h1>
        <RestoredTool loaded={loaded} inPlace />
        <p className="mt-3 text-sm text-muted">
          {disclaimer.text}{' '}
          <a
            href={calculatorPath(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center font-semibold text-brand underline underline-offset-4"
          >
            {SITE_NAME}
            <span className="sr-only">: como se calcula, e as fontes (abre em outra aba)</span>
          </a>
        </p>
      </div>
    </main>
  );
}

/**
 * Reports the height of an element in pixels to the embedding page, now and after each change; does nothing without
 * such a page.
 *
 * @returns a function that stops
 */
function reportHeight(element: HTMLElement): () => void {
  if (window.parent === window) return () => undefined;
  const observer = new ResizeObserver(() => {
    const altura = Math.ceil(element.getBoundingClientRect().height);
    // Send it to any origin, because the height reveals nothing else about the input.
    window.parent.postMessage({ type: 'calculario:altura', altura }, '*');
  });
  observer.observe(element);
  return () => observer.disconnect();
}
