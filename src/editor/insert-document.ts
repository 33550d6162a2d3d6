/** Inserts a document into the text of the visual editor, between blocks where it would change their structure. */
import { Fragment, Slice, type ResolvedPos } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CellSelection, handlePaste, isInTable, selectionCell } from '@tiptap/pm/tables';
import { canSplit, dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { DocumentNode } from '../blog/live/writing.ts';

/** Types of blocks that belong in a list item or a quote as much as between them. */
const TEXT = ['paragraph', 'figure'];
const LISTS = ['bulletList', 'orderedList'];

/** Splits the block around a position; the second half of a numbered list continues its numbers. */
function splitBlock(tr: Transaction, $at: ResolvedPos): ResolvedPos {
  const { attrs, type } = $at.parent;
  const between = $at.pos + 1;
  tr.split($at.pos);
  if (type.name === 'orderedList')
    tr.setNodeMarkup(between, undefined, { ...attrs, start: Number(attrs['start']) + $at.index() });
  return tr.doc.resolve(between);
}

/**
 * Splits the blocks around a position, list items and quotes included, up to the document or the table cell that holds
 * them. Removes an empty block, such as a list item not yet written.
 *
 * @returns the position between the halves; `undefined` if the block is empty and alone, so that a paste replaces it
 */
function splitAround(tr: Transaction, at: number): number | undefined {
  const { paragraph } = tr.doc.type.schema.nodes;
  let $at = tr.doc.resolve(at);
  if ($at.parent.content.size === 0) {
    let { depth } = $at;
    const isAlone = () => $at.node(depth - 1).childCount === 1;
    while (depth > 1 && isAlone() && !$at.node(depth - 1).type.spec.isolating) depth -= 1;
    if (isAlone()) return undefined;
    tr.delete($at.before(depth), $at.after(depth));
    $at = tr.doc.resolve($at.before(depth));
  }
  while ($at.depth > 0 && !$at.parent.type.spec.isolating) {
    if ($at.parentOffset === 0) $at = tr.doc.resolve($at.before());
    else if ($at.parentOffset === $at.parent.content.size) $at = tr.doc.resolve($at.after());
    else {
      // Start the second half of a list item with a paragraph, even if only a nested list is left for it.
      if (paragraph && !canSplit(tr.doc, $at.pos)) tr.insert($at.pos, paragraph.create());
      $at = splitBlock(tr, $at);
    }
  }
  return $at.pos;
}

/**
 * Returns the position between blocks for content that would change its structure or that of the text around it, after
 * splitting that text: a picture's caption holds a single line, and ProseMirror merges the first heading, list or table
 * into the paragraph before it, and the text after it into the last block.
 */
function placeBetweenBlocks(tr: Transaction, { content: blocks = [] }: DocumentNode): number | undefined {
  const { selection } = tr;
  if (!(selection instanceof TextSelection)) return undefined;
  const types = blocks.map(({ type }) => type);
  const [first = ''] = types;
  const { $from, $to } = selection;
  const isCaption = $from.parent.type.name === 'figure';
  const isAfterText = $from.parentOffset > 0;
  const isLine =
    types.length === 1 && (first === 'paragraph' || (first === 'heading' && isAfterText && !isCaption));
  if (isLine) return undefined;
  const around = $from.node(-1);
  const isOfText = types.every((type) => TEXT.includes(type));
  if (isCaption) return isOfText ? $from.after() : splitAround(tr, $from.after());
  if (around === tr.doc || around.type.spec.isolating) {
    const isBeforeText = $to.parentOffset < $to.parent.content.size;
    const isApart = (isAfterText && first !== 'paragraph') || (isBeforeText && types.at(-1) !== 'paragraph');
    // Keep a heading on its own line: its text would otherwise move into the pasted paragraphs.
    const isInHeading = $from.parent.type.name === 'heading' && (isAfterText || isBeforeText);
    if (!isApart && !(isInHeading && types.length > 1)) return undefined;
  } else {
    const isOfItems = around.type.name === 'listItem' && types.length === 1 && LISTS.includes(first);
    if (isOfText || isOfItems) return undefined;
  }
  tr.deleteSelection();
  return splitAround(tr, tr.selection.from);
}

/** Writes calls to action as their marks, because a table cell holds text, which may contain marks, but no calls. */
function withMarks(document: DocumentNode): DocumentNode {
  const content = document.content?.map((node) => {
    if (node.type !== 'call') return node;
    return { type: 'paragraph', content: [{ type: 'text', text: `[CTA-${node.attrs?.['place']}]` }] };
  });
  return { ...document, content: content ?? [] };
}

/** Moves the caret to an empty paragraph between two blocks; adds one if necessary. Saving drops empty ones. */
function goToEmptyLine(tr: Transaction, at: number): void {
  const { paragraph } = tr.doc.type.schema.nodes;
  const next = tr.doc.resolve(at).nodeAfter;
  if (paragraph && !(next?.type === paragraph && next.content.size === 0)) tr.insert(at, paragraph.create());
  tr.setSelection(Selection.near(tr.doc.resolve(at)));
}

/** Moves the selection from a rule or a call to the paragraph after it, because typing would replace the block. */
export function leaveSelectedBlock(tr: Transaction): void {
  const { selection } = tr;
  if (selection instanceof NodeSelection && !selection.node.isInline) goToEmptyLine(tr, selection.to);
}

/** Moves the caret from the caption of a picture to the paragraph after it; returns false if it is elsewhere. */
export function leaveCaption(tr: Transaction): boolean {
  const { $from } = tr.selection;
  if ($from.parent.type.name !== 'figure') return false;
  goToEmptyLine(tr, $from.after());
  return true;
}

/** Unwraps a table of one cell, because spreadsheets copy a single number as one, which belongs in the sentence. */
function withoutLoneCell(document: DocumentNode): DocumentNode {
  const only = (node?: DocumentNode) => (node?.content?.length === 1 ? node.content[0] : undefined);
  const table = only(document);
  const cell = table?.type === 'table' ? only(only(table)) : undefined;
  return cell ? { ...document, content: cell.content ?? [] } : document;
}

/** Adds an empty paragraph after a final picture, because the caret would otherwise end up in its caption. */
function withFinalParagraph(document: DocumentNode): DocumentNode {
  const { content = [] } = document;
  return content.at(-1)?.type === 'figure'
    ? { ...document, content: [...content, { type: 'paragraph' }] }
    : document;
}

/** Pastes the cells of a table over those of the table around the caret, as spreadsheets do; adds missing cells. */
function pasteCells(view: EditorView, { content: rows = [] }: DocumentNode): void {
  const type = selectionCell(view.state).nodeAfter?.type.name ?? 'tableCell';
  const content = rows.map((row, index) => ({
    ...row,
    content: row.content?.map((cell) => ({ ...cell, type: index === 0 ? type : 'tableCell' })) ?? [],
  }));
  const table = view.state.schema.nodeFromJSON({ type: 'table', content });
  // Pass any event, because prosemirror-tables ignores it.
  handlePaste(view, {} as ClipboardEvent, new Slice(Fragment.from(table), 0, 0));
  const { selection, tr } = view.state;
  if (!(selection instanceof CellSelection)) return;
  // Move the caret after the last cell, because typing would replace all selected cells.
  const end = selection.$headCell.pos + (selection.$headCell.nodeAfter?.nodeSize ?? 0);
  view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(end), -1)).scrollIntoView());
}

/** Inserts a document at a position, or replaces the selection and puts the caret after it. */
export function insertDocument(view: EditorView, document: DocumentNode, at?: number): void {
  const isInCell = at === undefined && isInTable(view.state);
  const [first, ...others] = document.content ?? [];
  if (isInCell && first?.type === 'table' && others.length === 0) {
    pasteCells(view, first);
    return;
  }
  const shown = withFinalParagraph(isInCell ? withMarks(document) : withoutLoneCell(document));
  const slice = Slice.maxOpen(view.state.schema.nodeFromJSON(shown).content, false);
  const { tr } = view.state;
  const between = at ?? placeBetweenBlocks(tr, shown);
  const place = between === undefined ? undefined : (dropPoint(tr.doc, between, slice) ?? between);
  const steps = tr.mapping.maps.length;
  if (place === undefined) tr.replaceSelection(slice);
  else tr.replaceRange(place, place, slice);
  if (at === undefined) {
    if (place !== undefined)
      tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.slice(steps).map(place)), -1));
    leaveSelectedBlock(tr);
  }
  view.dispatch(tr.scrollIntoView());
}
