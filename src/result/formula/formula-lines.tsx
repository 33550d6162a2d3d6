import { createElement, memo, type ReactNode } from 'react';
import { setLine, wayOf, type MathTree, type SetLine } from './set-formula.ts';

function elementOf(tree: MathTree, key: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, ...children] = tree;
  return createElement(tag, { key }, ...children.map(elementOf));
}

function SetPieces({ pieces }: Pick<SetLine, 'pieces'>) {
  return pieces.map((piece, index) =>
    typeof piece === 'string'
      ? piece
      : createElement(
          'math',
          { key: `${index} ${piece.spoken}`, 'aria-label': piece.spoken, displaystyle: 'true' },
          elementOf(piece.tree, index),
        ),
  );
}

/**
 * A formula set as mathematics. Beside it stands the same as text, for copies and for columns too narrow for it;
 * screen readers get the mathematics, with its name, however narrow the column is.
 */
const Formula = memo(function Formula({
  text,
  hook,
}: {
  readonly text: string;
  readonly hook?: string | undefined;
}) {
  const { pieces, width } = setLine(text);
  const hooked = hook === undefined ? {} : { 'data-result': hook };
  const way = wayOf(width);
  if (way === undefined) return <span {...hooked}>{text}</span>;
  return (
    <>
      <span aria-hidden="true" {...hooked} className={way.text}>
        {text}
      </span>
      <span className={way.set}>
        <SetPieces pieces={pieces} />
      </span>
    </>
  );
});

/** The numbers put into a formula, line by line, and the law that it applies. */
export function FormulaLines({
  lines,
  law,
  hook,
}: {
  readonly lines: readonly string[];
  readonly law: string | undefined;
  readonly hook?: string | undefined;
}) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="@container relative block tabular-nums">
          <Formula text={line} hook={hook} />
        </span>
      ))}
      {law && (
        <span className="@container relative block text-sm text-muted">
          <Formula text={law} />
        </span>
      )}
    </>
  );
}
