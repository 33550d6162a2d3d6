/** Pieces of a Markdown page. */
import { formatted } from '../formatted.ts';

/** A table; cells may contain `|`. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Code within a sentence. */
export function code(text: string): string {
  return `\`${text}\``;
}

/** The fragment of a heading, as GitHub generates it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** A link to a heading of the same page. */
export function linkTo(text: string, heading: string): string {
  return `[${text}](#${anchorOf(heading)})`;
}

/** A value in the notation of definitions, formatted like them. */
export async function literal(value: unknown): Promise<string> {
  const source = await formatted('value.ts', `x = ${JSON.stringify(value)}`);
  return `\`\`\`ts\n${source.replace(/^x = /, '').replace(/;\n$/, '')}\n\`\`\``;
}
