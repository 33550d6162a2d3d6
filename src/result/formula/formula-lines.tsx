import { createElement, memo, type ReactNode } from 'react';
import type { ShownFormula } from '../shown.ts';
import { setLine, wayOf, type MathTree, type SetLine } from './set-formula.ts';

function elementOf(tree: MathTree, key: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, ...children] = tree;
  return createElement(tag, { key }, ...children.map(elementOf));
}

/** Joins an operator and its right side, so that a line breaks before the operator. */
const brokenBeforeOperators = (text: string) => text.replaceAll(/ ([−+×÷=≈]) /g, ' $1\u00A0');

function SetPieces({ pieces }: Pick<SetLine, 'pieces'>) {
  return pieces.map((piece, index) =>
    typeof piece === 'string'
      ? brokenBeforeOperators(piece)
      : createElement(
          'math',
          { key: index, 'aria-label': piece.spoken, displaystyle: 'true' },
          elementOf(piece.tree, index),
        ),
  );
}

interface FormulaProps {
  readonly text: string;
  readonly className?: string;
  readonly hook?: string | undefined;
}

/**
 * A line of a formula, typeset if it needs more than one line of text. Copies and narrow columns get the same as text;
 * screen readers always get the mathematics with its name. Only typeset lines use container queries, because each costs
 * a style and layout pass.
 */
const Formula = memo(function Formula({ text, className = '', hook }: FormulaProps) {
  const { pieces, width } = setLine(text);
  const way = wayOf(width);
  // Keep the characters of a specified step, which is compared as text.
  const wrapping = hook === undefined ? brokenBeforeOperators(text) : text;
  if (way === undefined) {
    return (
      <span className={`block ${className}`}>
        <span data-result={hook}>{wrapping}</span>
      </span>
    );
  }
  return (
    <span className={`@container relative block ${className}`}>
      <span aria-hidden="true" data-result={hook} className={way.text}>
        {wrapping}
      </span>
      <span className={way.set}>
        <SetPieces pieces={pieces} />
      </span>
    </span>
  );
});

/** A formula with its numbers, line by line, and the rule and article that it applies. */
export function FormulaLines({ lines, rule, law, hook }: ShownFormula) {
  return (
    <>
      {lines.map((line, index) => (
        // Use the index as key, because the next result replaces the lines in place.
        <Formula key={index} text={line} className="tabular-nums" hook={hook} />
      ))}
      {rule && <span className="block text-sm">{rule}</span>}
      {law && <Formula text={law} className="text-sm text-muted" />}
    </>
  );
}
