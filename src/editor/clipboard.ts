/** Inserts pasted and dropped content into the visual editor, always parsed by the site's own HTML pipeline. */
import type { EditorView } from '@tiptap/pm/view';
import { documentOf, pasted, PASTED_PLACE, type DocumentNode, type Embedded } from '../blog/live/writing.ts';
import { insertDocument } from './insert-document.ts';
import { isOwnPicture } from './own-pictures.ts';
import type { UploadQueue } from './upload-queue.ts';

/** The parts of a paste that the site cannot show. */
export interface Lost {
  /** Number of pictures. */
  readonly pictures: number;
  readonly embedded: readonly Embedded[];
}

export interface ClipboardParts {
  readonly uploads: UploadQueue;
  /** Called at every paste, because the parts lost before no longer matter. */
  readonly onLost: (lost: Lost) => void;
}

/** Inserts a placeholder for each picture being uploaded, at a position or at the selection. */
export function insertPictures(
  view: EditorView,
  uploads: UploadQueue,
  files: readonly File[],
  at?: number,
): void {
  const ids = uploads.add(files);
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

/** Restores the spaces around a copied part of a line, which reading removes, so that words do not run together. */
function withEdgeSpaces(document: DocumentNode, text: string): DocumentNode {
  const [line, ...others] = document.content ?? [];
  if (!line?.content || others.length > 0 || !/^(?:paragraph|heading)$/.test(line.type)) return document;
  const space = (pattern: RegExp) => (pattern.test(text) ? [{ type: 'text', text: ' ' }] : []);
  const content = [...space(/^[ \t]/), ...line.content, ...space(/[ \t]$/)];
  return { ...document, content: [{ ...line, content }] };
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
  const text = transfer.getData('text/plain');
  const found = pasted({ html, text }, isOwnPicture);
  // Prefer the HTML if it has text: Word adds a picture of the selection, and browsers add HTML to a copied picture.
  const isPicture =
    files.length > 0 && found.content.every((node) => typeof node !== 'string' && node.tag === 'figure');
  if (isPicture) {
    onLost({ pictures: 0, embedded: [] });
    insertPictures(view, uploads, files, at);
    return;
  }
  const { node, lost } = withUploads(documentOf(found.content), (place) => {
    const file = fileOf(found.pictures.get(place) ?? '');
    return file && uploads.add([file])[0];
  });
  onLost({ pictures: found.lost + lost, embedded: found.embedded });
  if (found.content.length > 0) insertDocument(view, withEdgeSpaces(node, text), at);
}
