const isNumber = (cell: string) => /^[\d.,]+(?: [a-zA-Z]+)?$/.test(cell);

/** Formats rows of text, the first as the header, in columns; aligns numbers to the right. */
export function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const numeric = widths.map((_, column) => rows.slice(1).every((row) => isNumber(row[column] ?? '')));
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return numeric[column] ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('   ')
        .trimEnd(),
    )
    .map((line) => `  ${line}`)
    .join('\n');
}
