/** Pieces of a Markdown page. */
import { format, resolveConfig } from 'prettier';

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

/** A value as it is written in a definition, formatted like all of them. */
export async function literal(value: unknown): Promise<string> {
  const options = await resolveConfig(import.meta.filename);
  const source = await format(`x = ${JSON.stringify(value)}`, { ...options, parser: 'typescript' });
  return `\`\`\`ts\n${source.replace(/^x = /, '').replace(/;\n$/, '')}\n\`\`\``;
}
