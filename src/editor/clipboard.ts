/** Lets pasted and dropped content into the visual editor, always through the site's own reader of HTML. */
import { Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import { documentOf, pasted, PASTED_PLACE, type DocumentNode } from '../blog/live/writing.ts';
import { isOwnPicture } from './own-pictures.ts';
import type { UploadQueue } from './upload-queue.ts';

/** The parts around the editor that pasting needs. */
export interface ClipboardParts {
  readonly uploads: UploadQueue;
  /** Called with the number of pictures that could not come along. */
  readonly onLost: (count: number) => void;
}

/**
 * The place behind the block of the selection for content that would lose its form within it: a picture's caption has
 * room for a line only, and a written paragraph would take in the first heading, list or table.
 */
function afterBlock({ state }: EditorView, { content: blocks = [] }: DocumentNode): number | undefined {
  const { $from, empty } = state.selection;
  const first = blocks[0]?.type;
  const isLine = blocks.length === 1 && (first === 'paragraph' || first === 'heading');
  if ($from.parent.type.name === 'figure') return isLine && first === 'paragraph' ? undefined : $from.after();
  const isBehindText =
    empty && $from.depth === 1 && $from.parentOffset > 0 && $from.parentOffset === $from.parent.content.size;
  return isBehindText && !isLine && first !== 'paragraph' ? $from.after() : undefined;
}

/** Puts a document at the selection, with the caret behind it, or elsewhere. */
export function insertDocument(view: EditorView, document: DocumentNode, at?: number): void {
  const { content } = view.state.schema.nodeFromJSON(document);
  const slice = Slice.maxOpen(content, false);
  const { tr } = view.state;
  const behind = at ?? afterBlock(view, document);
  const place = behind === undefined ? undefined : (dropPoint(tr.doc, behind, slice) ?? behind);
  if (place === undefined) tr.replaceSelection(slice);
  else tr.replaceRange(place, place, slice);
  if (place !== undefined && at === undefined)
    tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(place)), -1));
  view.dispatch(tr.scrollIntoView());
}

/** Figures of pictures that are on their way, at the selection or elsewhere. */
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

/** The file of a `data:` address, without a request, which the site's policy would refuse. */
function fileOf(address: string): Blob | undefined {
  const [, type = '', base64, data = ''] = /^data:([^;,]*)[^,]*?(;base64)?,(.*)$/s.exec(address) ?? [];
  try {
    const text = base64 === undefined ? decodeURIComponent(data) : atob(data);
    return new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** The document with uploads for pictures that came as data; within a line, a list or a table there is no place for one. */
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

/** Takes what a transfer holds for the editor. */
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
  // Word adds a picture of the selection to its HTML; browsers add an address to a picture that is copied.
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
