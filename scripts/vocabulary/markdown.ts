/** Formats elements of a Markdown page. */
import { formatted } from '../formatted.ts';

/** Formats a table, and escapes `|` in its cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats inline code. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** URL fragment of a heading, as GitHub generates it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** Formats a link to a heading of the same page. */
export function linkTo(text: string, heading: string): string {
  return `[${text}](#${anchorOf(heading)})`;
}

/** Formats a value as source code, in the style of definitions. */
export async function literal(value: unknown): Promise<string> {
  const source = await formatted('value.ts', `x = ${JSON.stringify(value)}`);
  return `\`\`\`ts\n${source.replace(/^x = /, '').replace(/;\n$/, '')}\n\`\`\``;
}
