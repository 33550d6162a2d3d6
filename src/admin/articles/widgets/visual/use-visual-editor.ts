import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  changedBlock,
  contentOfDocument,
  contentOfHtml,
  documentOf,
  htmlOfContent,
  type DocumentNode,
} from '../../../../blog/live/writing.ts';
import type { ContentElement } from '../../../../catalogue/content-node.ts';
import type { UploadQueue } from '../../pictures/upload-queue.ts';
import { takeTransfer, type ClipboardParts } from './clipboard.ts';
import { extensions } from './extensions.ts';

interface EditorParts extends ClipboardParts {
  readonly place: RefObject<HTMLElement | null>;
  /** HTML of the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the first block that the editor would change of a new value. */
  readonly onUnfit: (block: ContentElement) => void;
  readonly onLink: () => void;
}

const htmlOf = (editor: Editor) => htmlOfContent(contentOfDocument(editor.getJSON() as DocumentNode));

/** The address of each picture that has been stored since it was put into the text. */
function settle(editor: Editor, uploads: UploadQueue): void {
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    const state = node.attrs['upload'] ? uploads.stateOf(String(node.attrs['upload'])) : undefined;
    if (state?.kind === 'stored')
      tr.setNodeMarkup(at, undefined, { ...node.attrs, src: state.address, upload: null });
  });
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** The visual editor of a text, in an element of the page. */
export function useVisualEditor(parts: EditorParts): Editor | undefined {
  const { place, value, uploads } = parts;
  const [editor, setEditor] = useState<Editor>();
  /** What the editor holds, as the form knows it. */
  const known = useRef<string>(undefined);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    let written = '';
    const take = (transfer: DataTransfer | null, at?: number) =>
      takeTransfer(made.view, transfer, { uploads, onLost: (count) => latest.current.onLost(count) }, at);
    const made: Editor = new Editor({
      element: place.current,
      injectCSS: false,
      extensions: extensions({ uploads }),
      editorProps: {
        handleDOMEvents: {
          paste: (_view, event) => {
            const isCode = made.isActive('codeBlock');
            if (isCode || !take(event.clipboardData)) return false;
            event.preventDefault();
            return true;
          },
          drop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            if (view.dragging || !take(event.dataTransfer, at)) return false;
            event.preventDefault();
            return true;
          },
          keydown: (_view, event) => {
            const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k';
            const isTools = event.altKey && event.key === 'F10';
            if (isLink) latest.current.onLink();
            else if (isTools) document.querySelector<HTMLElement>('.visual-toolbar [tabindex="0"]')?.focus();
            else return false;
            event.preventDefault();
            return true;
          },
        },
      },
      onUpdate: ({ editor: current }) => {
        settle(current, uploads);
        const html = htmlOf(current);
        if (html === written) return;
        written = html;
        known.current = html;
        latest.current.onChange(html);
      },
      onTransaction: ({ transaction, editor: current }) => {
        // What was set from outside is no change.
        if (transaction.getMeta('preventUpdate') === true) written = htmlOf(current);
      },
    });
    setEditor(made);
    return () => {
      known.current = undefined;
      made.destroy();
    };
  }, [place, uploads]);
  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    const content = contentOfHtml(value);
    const block = changedBlock(content);
    if (block) latest.current.onUnfit(block);
    else editor.commands.setContent(editor.schema.nodeFromJSON(documentOf(content)), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => (editor ? uploads.subscribe(() => settle(editor, uploads)) : undefined), [editor, uploads]);
  return editor;
}
