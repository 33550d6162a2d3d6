/** Converts Markdown, from an archive or the clipboard, to HTML. */
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Maximum number of table cells; more do not fit into the longest text. */
const MAX_CELLS = 50_000;

/** The parts of a Markdown node that tables need. */
interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
  /** The alignment of each column of a table. */
  readonly align?: readonly unknown[] | null;
}

/** Counts the cells of all tables, including those that pad short rows. */
function cellsIn({ type, children = [], align }: MarkdownNode): number {
  if (type === 'table') return children.length * (align?.length ?? 0);
  return children.reduce((count, child) => count + cellsIn(child), 0);
}

/** Refuses tables whose padded rows are too large: 10 kB of short rows can expand to a million cells. */
function refuseHugeTables() {
  return (tree: MarkdownNode) => {
    if (cellsIn(tree) > MAX_CELLS) throw new RangeError('The tables have too many cells.');
  };
}

const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(refuseHugeTables)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    footnoteLabel: 'Notas',
    // Omit the arrows back, because links within a page are removed.
    footnoteBackContent: () => [],
  })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

/** Matches a line that opens a hundred quotes and list items, which would slow down the parser on every later line. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){100}/m;

/** Matches the ends of blocks: before a blank line, a table row, a quote or a list item. */
const BLOCK_END = /\n(?=[ \t]*(?:\n|\||[-*+>] |\d{1,9}[.)] ))/;
/** Marks of emphasis, links and pictures. */
const MARKS = /[*_~[]/g;
/** Lines below headings. */
const UNDERLINES = /^ {0,3}(?:-+|=+)[ \t]*$/gm;
/** Maximum number of marks in a block, and of underlines: the time of the parser grows with their square. */
const MAX_MARKS = 2000;

/** Matches a line that opens a quote, a list item or a note. */
const OPENER = /^[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)|\[\^)/;
/** Maximum number of lines that continue a quote, a list item or a note, for the same reason. */
const MAX_CONTINUED = 2000;

function continuedLines(markdown: string): number {
  let count = 0;
  let isOpen = false;
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (OPENER.test(line)) isOpen = true;
    else if (line.trim() === '') isOpen = false;
    else if (isOpen) count += 1;
  }
  return count;
}

function hasTooManyMarks(markdown: string): boolean {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return (
    count(markdown, UNDERLINES) > MAX_MARKS ||
    markdown.split(BLOCK_END).some((block) => count(block, MARKS) > MAX_MARKS)
  );
}

/**
 * Converts Markdown to HTML, and keeps the HTML in it; unsafe until `contentOfHtml` has sanitized it.
 *
 * @throws RangeError if it is nested too deeply, its tables are too large, or it has too many marks in a block or lines
 *   after quotes and list items
 */
export function htmlOfMarkdown(markdown: string): string {
  if (TOO_DEEP.test(markdown)) throw new RangeError('The blocks are nested too deeply.');
  if (hasTooManyMarks(markdown)) throw new RangeError('A block has too many marks.');
  if (continuedLines(markdown) > MAX_CONTINUED) throw new RangeError('Too many lines continue a block.');
  return String(reader.processSync(markdown));
}
