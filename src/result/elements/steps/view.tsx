import { useMemo } from 'react';
import { wholeWidths } from '../../../ui/whole-widths.ts';
import { FormulaLines } from '../../formula/formula-lines.tsx';
import { setLine, wayOf } from '../../formula/set-formula.ts';
import type { ShownStep } from '../../shown.ts';

/**
 * Characters on a line of half the width, and the number of such lines beyond which a step would leave a gap
 * beside a short one.
 */
const HALF_LINE = 34;
const MOST_LINES_BESIDE = 5;

/** True if a step needs the whole width because of many lines or a formula that half the width would show as text. */
function isWide({ lines }: ShownStep): boolean {
  const wrapped = lines.reduce((sum, { length }) => sum + Math.ceil(length / HALF_LINE), 0);
  return wrapped > MOST_LINES_BESIDE || lines.some((line) => wayOf(setLine(line).width)?.isWide);
}

/** "Como chegamos a este valor": the formula with its numbers, line by line. */
export function View({ steps }: { readonly steps: readonly ShownStep[] }) {
  const widths = useMemo(() => wholeWidths(steps.map(isWide)), [steps]);
  if (steps.length === 0) return null;
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-2.5 @2xl:grid-cols-2">
      {steps.map(({ label, ...formula }, index) => (
        // Uses the index as key because steps never change places: the next result overwrites this one.
        <li key={index} className={`flex flex-wrap gap-x-3 ${widths[index] ? '@2xl:col-span-2' : ''}`}>
          <span aria-hidden="true" className="figure min-w-5 shrink-0 text-right text-muted">
            {index + 1}.
          </span>
          <span className="min-w-0 flex-1 basis-[9rem]">
            {label && <span className="block font-medium">{label}</span>}
            <FormulaLines {...formula} />
          </span>
        </li>
      ))}
    </ol>
  );
}
