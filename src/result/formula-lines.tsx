import { exponentsIn } from './exponents.ts';

/** A formula whose exponents are read out as such: of raised figures many screen readers say nothing, or digits. */
function Formula({ text }: { readonly text: string }) {
  return exponentsIn(text).map((piece, index) =>
    piece.spoken === undefined ? (
      piece.text
    ) : (
      <span key={index} role="img" aria-label={piece.spoken}>
        {piece.text}
      </span>
    ),
  );
}

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
        <span
          key={line}
          className="block tabular-nums"
          {...(hook === undefined ? {} : { 'data-result': hook })}
        >
          <Formula text={line} />
        </span>
      ))}
      {law && (
        <span className="block text-sm text-muted">
          <Formula text={law} />
        </span>
      )}
    </>
  );
}
