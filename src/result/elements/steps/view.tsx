import { FormulaLines } from '../../formula/formula-lines.tsx';
import type { ShownStep } from '../../shown.ts';

/** "Como chegamos a este valor": the numbers put into the formula, line by line. */
export function View({ steps }: { readonly steps: readonly ShownStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-2.5 xl:grid-cols-2">
      {steps.map(({ label, lines, law, hook }, index) => (
        // Steps of a result never change places.
        <li key={`${index}-${lines[0]}`} className="flex flex-wrap gap-x-3">
          <span aria-hidden="true" className="figure min-w-5 shrink-0 text-right text-muted">
            {index + 1}.
          </span>
          <span className="min-w-0 flex-1 basis-[9rem]">
            {label && <span className="block font-medium">{label}</span>}
            <FormulaLines lines={lines} law={law} hook={hook} />
          </span>
        </li>
      ))}
    </ol>
  );
}
