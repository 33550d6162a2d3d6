import { Icon } from '../../../ui/icon.tsx';
import { FormulaLines } from '../../formula/formula-lines.tsx';
import type { ShownStep } from '../../shown.ts';

/** "Como chegamos a este valor": the numbers put into the formula, line by line. */
export function View({ steps }: { readonly steps: readonly ShownStep[] }) {
  if (steps.length === 0) return null;
  return (
    <details open className="group rounded-xl border border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-xl px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="list-ordered" className="text-accent" />
        <h3>Como chegamos a este valor</h3>
        <Icon name="chevron-down" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <ol className="space-y-2.5 border-t border-line px-4 py-3">
        {steps.map(({ label, lines, law, hook }, index) => (
          // Steps of a result never change places.
          <li key={`${index}-${lines[0]}`} className="flex gap-3">
            <span aria-hidden="true" className="figure w-5 shrink-0 text-right text-muted">
              {index + 1}.
            </span>
            <span className="min-w-0 flex-1">
              {label && <span className="block font-medium">{label}</span>}
              <FormulaLines lines={lines} law={law} hook={hook} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
