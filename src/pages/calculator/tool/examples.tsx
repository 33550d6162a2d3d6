import { memo } from 'react';
import type { RawInputs, ShownExample } from '../../../engine/definition.ts';
import { wholeQuantities } from '../../../engine/whole-amounts.ts';
import { inputOf } from '../../../engine/example-input.ts';
import { Icon } from '../../../ui/icon.tsx';

interface ExamplesProps {
  readonly examples: readonly ShownExample[];
  readonly today: string;
  readonly onChoose: (input: RawInputs) => void;
  readonly onClear: () => void;
}

/** Tested cases that fill the form at a click, and a button that empties it. A keystroke does not render them. */
export const Examples = memo(function Examples({ examples, today, onChoose, onClear }: ExamplesProps) {
  return (
    <div className="no-print mt-6 border-t border-line pt-4 noscript:hidden">
      <button
        type="button"
        className="float-right -my-2.5 -mr-1 min-h-11 rounded-lg px-1 text-sm text-brand hover:underline"
        onClick={onClear}
      >
        Limpar<span className="sr-only"> os campos</span>
      </button>
      <h2 className="wrap-normal text-sm font-semibold text-muted">Experimente com um exemplo</h2>
      <ul className="clear-both mt-1">
        {examples.map((example) => (
          <li key={example.title}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2 rounded-lg px-1 py-1.5 text-left text-brand hover:underline"
              onClick={() => onChoose(inputOf(example, today))}
            >
              <Icon name="play" className="size-4" />
              {wholeQuantities(example.title)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
