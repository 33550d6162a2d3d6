/** What the buttons over the content write into its HTML. */
import { escapeMarkup } from '../../../site/escape-markup.ts';

/** A replacement in a text, and what is selected afterwards. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selection: readonly [start: number, end: number];
}

/** What a button does. */
export type EditKind = 'bold' | 'italic' | 'h2' | 'h3' | 'list' | 'link' | 'cta-1' | 'cta-2';

/** A selection in a text. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const INLINE = { bold: 'strong', italic: 'em' } as const;
const SAMPLE = 'texto';
const NEW_LINK = 'https://';

/** Line ends that part a block from what stands around it. */
function apart({ text, start, end }: Selection, block: string): { insert: string; offset: number } {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const after = end === text.length || text[end] === '\n' ? '' : '\n';
  return { insert: before + block + after, offset: start + before.length };
}

function wrapped(selection: Selection, open: string, close: string): Edit {
  const { text, start, end } = selection;
  const inner = text.slice(start, end) || SAMPLE;
  const from = start + open.length;
  return { from: start, to: end, insert: open + inner + close, selection: [from, from + inner.length] };
}

function heading(selection: Selection, tag: string): Edit {
  const { text, start, end } = selection;
  const inner = text.slice(start, end).trim() || SAMPLE;
  const { insert, offset } = apart(selection, `<${tag}>${inner}</${tag}>`);
  const from = offset + tag.length + 2;
  return { from: start, to: end, insert, selection: [from, from + inner.length] };
}

/** Every line becomes an item. */
function list(selection: Selection): Edit {
  const { text, start, end } = selection;
  const lines = text
    .slice(start, end)
    .split('\n')
    .map((line) => line.trim());
  const items = lines.filter(Boolean);
  const written = (items.length > 0 ? items : [SAMPLE]).map((item) => `  <li>${item}</li>`).join('\n');
  const { insert, offset } = apart(selection, `<ul>\n${written}\n</ul>`);
  const first = offset + '<ul>\n  <li>'.length;
  return {
    from: start,
    to: end,
    insert,
    selection: [first, first + (items[0] ?? SAMPLE).length],
  };
}

/** The address is selected, to be typed over. */
function link(selection: Selection): Edit {
  const edit = wrapped(selection, `<a href="${NEW_LINK}">`, '</a>');
  const from = selection.start + '<a href="'.length;
  return { ...edit, selection: [from, from + NEW_LINK.length] };
}

/** A block where the selection ends; what is selected stays. */
export function insertBlock({ text, end }: Selection, block: string): Edit {
  const { insert } = apart({ text, start: end, end }, block);
  const after = end + insert.length;
  return { from: end, to: end, insert, selection: [after, after] };
}

/** What a button writes, given what is selected. */
export function editFor(kind: EditKind, selection: Selection): Edit {
  switch (kind) {
    case 'bold':
    case 'italic':
      return wrapped(selection, `<${INLINE[kind]}>`, `</${INLINE[kind]}>`);
    case 'h2':
    case 'h3':
      return heading(selection, kind);
    case 'list':
      return list(selection);
    case 'link':
      return link(selection);
    case 'cta-1':
    case 'cta-2':
      return insertBlock(selection, `[${kind.toUpperCase()}]`);
  }
}

/** The HTML of a picture. */
export function pictureHtml(address: string, alt: string): string {
  return `<figure><img src="${escapeMarkup(address)}" alt="${escapeMarkup(alt)}"></figure>`;
}
