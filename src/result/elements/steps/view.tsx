import { useMemo } from 'react';
import { wholeWidths } from '../../../ui/whole-widths.ts';
import { FormulaLines } from '../../formula/formula-lines.tsx';
import { setLine, wayOf } from '../../formula/set-formula.ts';
import type { ShownFormula } from '../../shown.ts';

/**
 * Characters per line of half the width, and maximum number of such lines in a step, because a longer one would leave a
 * gap beside a short one.
 */
const HALF_LINE = 34;
const MAX_LINES_BESIDE = 5;

/**
 * True if a step needs the full width: it has many lines, or a formula that half the width would show as plain text.
 */
function isWide({ lines }: ShownFormula): boolean {
  const wrapped = lines.reduce((sum, { length }) => sum + Math.ceil(length / HALF_LINE), 0);
  return wrapped > MAX_LINES_BESIDE || lines.some((line) => wayOf(setLine(line).width)?.isWide);
}

/** "Como chegamos a este valor": formulas with their numbers, line by line. */
export function View({ steps }: { readonly steps: readonly ShownFormula[] }) {
  const widths = useMemo(() => wholeWidths(steps.map(isWide)), [steps]);
  if (steps.length === 0) return null;
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-2.5 @2xl:grid-cols-2">
      {steps.map(({ label, ...formula }, index) => (
        // Use the index as key, because steps never move: the next result replaces them in place.
        <li
          key={index}
          className={`flex flex-wrap items-baseline gap-x-2 ${widths[index] ? '@2xl:col-span-2' : ''}`}
        >
          <span aria-hidden="true" className="figure min-w-6 shrink-0 text-right text-muted">
            {index + 1}.
          </span>
          <span className="min-w-0 flex-1 basis-[9rem]">
            {label && <span className="block font-medium">{label}</span>}
            {/* Say the sentence of a rule once, at the first of the steps that apply it. */}
            <FormulaLines
              {...formula}
              rule={steps.findIndex(({ rule }) => rule === formula.rule) === index ? formula.rule : undefined}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}
