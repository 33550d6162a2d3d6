import { memo } from 'react';
import type { RawInputs, ShownExample } from '../../../engine/definition.ts';
import { keepQuantitiesTogether } from '../../../engine/keep-together.ts';
import { inputOf } from '../../../engine/example-input.ts';
import { Icon } from '../../../ui/icon.tsx';

interface ExamplesProps {
  readonly examples: readonly ShownExample[];
  readonly today: string;
  readonly onChoose: (input: RawInputs) => void;
}

/** Lists examples above the form; a click fills one in. Memoized, so that typing does not render it again. */
export const Examples = memo(function Examples({ examples, today, onChoose }: ExamplesProps) {
  return (
    <details className="group no-print mb-4 text-sm noscript:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-lg font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="play" className="size-4" />
        Ver um exemplo
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 rounded-xl border border-line px-3 py-1">
        {examples.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center rounded-lg py-1.5 text-left text-brand hover:underline"
              onClick={({ currentTarget }) => {
                const list = currentTarget.closest('details');
                // Keep the focus on the page, because the closed list hides this button.
                list?.querySelector('summary')?.focus({ preventScroll: true });
                list?.removeAttribute('open');
                onChoose(inputOf(example, today));
              }}
            >
              {keepQuantitiesTogether(example.title)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});
