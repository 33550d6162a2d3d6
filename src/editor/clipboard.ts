/** Inserts pasted and dropped content into the visual editor, always parsed by the site's own HTML pipeline. */
import { Slice } from '@tiptap/pm/model';
import { NodeSelection, Selection, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf, pasted, PASTED_PLACE, type DocumentNode } from '../blog/live/writing.ts';
import { isOwnPicture } from './own-pictures.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Dependencies of a paste. */
export interface ClipboardParts {
  readonly uploads: UploadQueue;
  /** Called with the number of pictures that could not be pasted. */
  readonly onLost: (count: number) => void;
}

/**
 * Splits the text at the selection, and returns the position between blocks, for content that would change its structure
 * or that of the text around it: a picture's caption holds a single line, and ProseMirror merges the first heading, list
 * or table into a paragraph, and the text behind into the last.
 */
function placeBetweenBlocks(tr: Transaction, { content: blocks = [] }: DocumentNode): number | undefined {
  const first = blocks[0]?.type;
  const last = blocks.at(-1)?.type;
  const { $from, $to } = tr.selection;
  const isBehindText = $from.parentOffset > 0;
  const isLine = blocks.length === 1 && (first === 'paragraph' || (first === 'heading' && isBehindText));
  if ($from.parent.type.name === 'figure') return isLine && first === 'paragraph' ? undefined : $from.after();
  if (isLine || $from.depth !== 1 || !$from.sameParent($to)) return undefined;
  const isBeforeText = $to.parentOffset < $to.parent.content.size;
  if (!(isBehindText && first !== 'paragraph') && !(isBeforeText && last !== 'paragraph')) return undefined;
  tr.deleteSelection();
  if (!isBehindText) return $from.before();
  if (isBeforeText) tr.split($from.pos);
  return $from.pos + 1;
}

/** Moves the selection from a rule or a call to the text behind it, because typing would replace the block. */
function leaveSelectedBlock(tr: Transaction): void {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection) || selection.node.isInline) return;
  const behind = selection.to;
  if (!tr.doc.resolve(behind).nodeAfter?.isTextblock) {
    const paragraph = tr.doc.type.schema.nodes['paragraph']?.create();
    if (paragraph) tr.insert(behind, paragraph);
  }
  tr.setSelection(Selection.near(tr.doc.resolve(behind)));
}

/** Inserts a document at a position, or at the selection with the caret behind it. */
export function insertDocument(view: EditorView, document: DocumentNode, at?: number): void {
  const { content } = view.state.schema.nodeFromJSON(document);
  const slice = Slice.maxOpen(content, false);
  const { tr } = view.state;
  const behind = at ?? placeBetweenBlocks(tr, document);
  const place = behind === undefined ? undefined : (dropPoint(tr.doc, behind, slice) ?? behind);
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

/** Inserts a placeholder for each picture being uploaded, at a position or at the selection. */
export function insertPictures(
  view: EditorView,
  uploads: UploadQueue,
  files: readonly File[],
  at?: number,
): void {
  const ids = uploads.add(files.map((file) => ({ name: file.name, file })));
  const content = ids.map((upload) => ({ type: 'figure', attrs: { src: '', alt: '', upload } }));
  insertDocument(view, { type: 'doc', content }, at);
}

/** Decodes a `data:` address without `fetch`, which the site's policy blocks; `undefined` if it is malformed. */
function fileOf(address: string): Blob | undefined {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  try {
    const text = base64 === undefined ? decodeURIComponent(data) : atob(data);
    return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** Replaces pictures embedded as data with uploads, and drops those inside a line, a list or a table. */
function withUploads(
  node: DocumentNode,
  upload: (place: string) => string | undefined,
): { readonly node: DocumentNode; readonly lost: number } {
  let lost = 0;
  const content = node.content?.flatMap((child): DocumentNode[] => {
    const src = String(child.attrs?.['src'] ?? '');
    if (!src.startsWith(PASTED_PLACE)) {
      const inner = withUploads(child, upload);
      lost += inner.lost;
      return [inner.node];
    }
    const id = child.type === 'figure' ? upload(src) : undefined;
    if (id !== undefined) return [{ ...child, attrs: { ...child.attrs, src: '', upload: id } }];
    lost += 1;
    return [];
  });
  return { node: content ? { ...node, content } : node, lost };
}

/** Inserts the content of a clipboard or of a drop. */
export function takeTransfer(
  view: EditorView,
  transfer: DataTransfer,
  { uploads, onLost }: ClipboardParts,
  at?: number,
): void {
  if (view.state.selection.$from.parent.type.spec.code) {
    view.dispatch(view.state.tr.insertText(transfer.getData('text/plain')));
    return;
  }
  const html = transfer.getData('text/html');
  const files = [...transfer.files].filter(({ type }) => !type.startsWith('text/'));
  const found = pasted({ html, text: transfer.getData('text/plain') }, isOwnPicture);
  // Prefer the HTML if it has text: Word adds a picture of the selection, and browsers add HTML to a copied picture.
  const isPicture =
    files.length > 0 && found.content.every((node) => typeof node !== 'string' && node.tag === 'figure');
  if (isPicture) {
    insertPictures(view, uploads, files, at);
    return;
  }
  const { node, lost } = withUploads(documentOf(found.content), (place) => {
    const file = fileOf(found.pictures.get(place) ?? '');
    return file && uploads.add([{ name: 'imagem colada', file }])[0];
  });
  if (found.lost + lost > 0) onLost(found.lost + lost);
  if (found.content.length > 0) insertDocument(view, node, at);
}
