import { Suspense, useId, useState, type ComponentType } from 'react';
import type { CalculatorSummary } from '../../../catalogue/entry.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPanel } from '../lazy-panel.tsx';

interface EmbedProps {
  readonly entry: CalculatorSummary;
}

/** "Incorporar no seu site": loads its panel on the first click. */
export function EmbedControl({ entry }: EmbedProps) {
  const [opened, setOpened] = useState<{ readonly Panel: ComponentType<EmbedProps> }>();
  const id = useId();
  return (
    <div className="no-print mt-6 noscript:hidden">
      <Button
        variant="quiet"
        className="-ml-4 text-sm sm:-ml-5"
        aria-expanded={opened !== undefined}
        aria-controls={id}
        onClick={() =>
          setOpened(opened ? undefined : { Panel: lazyPanel(() => import('./embed-panel.tsx')) })
        }
      >
        Incorporar no seu site
      </Button>
      <div id={id}>
        <Suspense fallback={null}>{opened && <opened.Panel entry={entry} />}</Suspense>
      </div>
    </div>
  );
}
