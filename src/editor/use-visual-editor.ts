import { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { diffIndices } from 'node-diff3';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  changedBlock,
  contentOfDocument,
  contentOfHtml,
  documentOf,
  embeddedOfHtml,
  htmlOfContent,
  picturesOfContent,
  picturesOfHtml,
  plainText,
  type DocumentNode,
} from '../blog/live/writing.ts';
import type { ContentNode } from '../catalogue/content-node.ts';
import type { UploadQueue } from './upload-queue.ts';
import { takeTransfer, type ClipboardParts } from './clipboard.ts';
import { extensions } from './extensions.ts';

interface EditorParts extends ClipboardParts {
  readonly place: RefObject<HTMLElement | null>;
  /** Attributes of the text box. */
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML of the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the reason if the editor cannot preserve a value. */
  readonly onUnfit: (why: string) => void;
  readonly onLink: () => void;
}

const htmlOf = (editor: Editor) => htmlOfContent(contentOfDocument(editor.getJSON() as DocumentNode));

const MAX_QUOTE_LENGTH = 60;

/** The reason why the editor cannot preserve a text, if any. */
function unfitReason(html: string, content: readonly ContentNode[]): string | undefined {
  if (picturesOfHtml(html).length > picturesOfContent(content).length)
    return 'há uma imagem que o site não mostraria';
  if (embeddedOfHtml(html).length > 0) return 'há algo incorporado que o site não mostraria';
  const block = changedBlock(content);
  if (!block) return undefined;
  const text = plainText([block]).trim().replaceAll(/\s+/g, ' ').slice(0, MAX_QUOTE_LENGTH);
  return text === '' ? `ele mudaria um elemento <${block.tag}>` : `ele mudaria o trecho “${text}”`;
}

/** Replaces only the blocks that differ, so that the caret stays in the text being typed when a save merges others. */
function showDocument(tr: Transaction, next: Node): void {
  const { doc } = tr;
  const [old, wanted] = [doc, next].map(({ children }) => children.map((block) => JSON.stringify(block)));
  const startOf = (index: number) =>
    doc.children.slice(0, index).reduce((at, block) => at + block.nodeSize, 0);
  for (const { buffer1, buffer2 } of diffIndices(old ?? [], wanted ?? []).toReversed()) {
    const [[from, removed], [at, added]] = [buffer1, buffer2];
    tr.replaceWith(startOf(from), startOf(from + removed), next.children.slice(at, at + added));
  }
}

/** Sets the addresses of pictures whose uploads have finished. */
function applyUploads(editor: Editor, uploads: UploadQueue): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    const state = node.attrs['upload'] ? uploads.states.get(String(node.attrs['upload'])) : undefined;
    if (state?.kind === 'stored')
      tr.setNodeMarkup(at, undefined, { ...node.attrs, src: state.address, upload: null });
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** True if a picture in the text is not stored: its upload is pending or has failed. */
export function awaitsPicture(editor: Editor): boolean {
  let isWaiting = false;
  editor.state.doc.descendants(({ attrs }) => {
    isWaiting ||= Boolean(attrs['upload']);
  });
  return isWaiting;
}

/** The action of a shortcut other than those for formats: Ctrl+K edits a link, Alt+F10 focuses the toolbar. */
function keyAction(event: KeyboardEvent, onLink: () => void): (() => void) | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k') return onLink;
  if (!event.altKey || event.key !== 'F10') return undefined;
  return () => document.querySelector<HTMLElement>('.visual-toolbar [tabindex="0"]')?.focus();
}

/** Mounts the visual editor of a text in an element of the page. */
export function useVisualEditor(parts: EditorParts): Editor {
  const { place, value, attributes, uploads, onChange, onUnfit, onLost, onLink } = parts;
  const [editor] = useState(
    () => new Editor({ element: null, injectCSS: false, extensions: extensions(uploads) }),
  );
  /** The last value from the form, and values sent to it, which it may echo late. */
  const received = useRef<string>(undefined);
  const sent = useRef<string[]>([]);
  /** The HTML of the editor's document. */
  const written = useRef('');
  useLayoutEffect(() => {
    if (place.current) editor.mount(place.current);
    return () => editor.unmount();
  }, [editor, place]);
  useEffect(() => {
    const take = (event: Event, transfer: DataTransfer | null, at?: number): boolean => {
      if (!transfer) return false;
      event.preventDefault();
      takeTransfer(editor.view, transfer, { uploads, onLost }, at);
      return true;
    };
    editor.setOptions({
      editorProps: {
        attributes,
        handleDOMEvents: {
          // Handle pastes before ProseMirror, which would parse the HTML in a document governed by the CSP.
          paste: (_view, event) => take(event, event.clipboardData),
          drop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return !view.dragging && take(event, event.dataTransfer, at);
          },
          keydown: (_view, event) => {
            const act = keyAction(event, onLink);
            if (!act) return false;
            event.preventDefault();
            act();
            return true;
          },
        },
      },
    });
  }, [editor, attributes, uploads, onLost, onLink]);
  useEffect(() => {
    const emitChange = () => {
      applyUploads(editor, uploads);
      const html = htmlOf(editor);
      if (html === written.current) return;
      written.current = html;
      sent.current.push(html);
      onChange(html);
    };
    editor.on('update', emitChange);
    return () => void editor.off('update', emitChange);
  }, [editor, uploads, onChange]);
  // Show a merged text before the next key, which would send the old one to a form that already counts it as merged.
  useLayoutEffect(() => {
    if (value === received.current) return;
    received.current = value;
    const own = sent.current.indexOf(value);
    sent.current = sent.current.slice(own + 1);
    if (own >= 0) return;
    const content = contentOfHtml(value);
    const why = unfitReason(value, content);
    if (why !== undefined) {
      onUnfit(why);
      return;
    }
    const loaded = editor.schema.nodeFromJSON(documentOf(content));
    // Leave the loading out of the history: undoing it would empty the article.
    const { tr } = editor.state;
    showDocument(tr, loaded);
    editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
    written.current = htmlOf(editor);
  }, [editor, value, onUnfit]);
  useEffect(() => uploads.subscribe(() => applyUploads(editor, uploads)), [editor, uploads]);
  return editor;
}

export type { Editor } from '@tiptap/core';
