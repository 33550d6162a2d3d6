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
          {line}
        </span>
      ))}
      {law && <span className="block text-sm text-muted">{law}</span>}
    </>
  );
}
