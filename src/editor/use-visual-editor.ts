import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  changedBlock,
  contentOfDocument,
  contentOfHtml,
  documentOf,
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
  /** Of the text box. */
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML of the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called where the editor would not keep a value as it is; says why. */
  readonly onUnfit: (why: string) => void;
  readonly onLink: () => void;
}

const htmlOf = (editor: Editor) => htmlOfContent(contentOfDocument(editor.getJSON() as DocumentNode));

const LONGEST_QUOTE = 60;

/** The reason that the editor cannot hold a text unchanged, if it cannot. */
function hindranceOf(html: string, content: readonly ContentNode[]): string | undefined {
  if (picturesOfHtml(html).length > picturesOfContent(content).length)
    return 'há uma imagem que o site não mostraria';
  const block = changedBlock(content);
  if (!block) return undefined;
  const text = plainText([block]).trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_QUOTE);
  return text === '' ? `ele mudaria um elemento <${block.tag}>` : `ele mudaria o trecho “${text}”`;
}

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

/** True if a picture in the text is not stored: it is on its way, or could not be sent. */
export function awaitsPicture(editor: Editor): boolean {
  let isWaiting = false;
  editor.state.doc.descendants(({ attrs }) => {
    isWaiting ||= Boolean(attrs['upload']);
  });
  return isWaiting;
}

/** Keys of the editor besides those of its formats: the link, and the way to the tools. */
function keyAct(event: KeyboardEvent, onLink: () => void): (() => void) | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k') return onLink;
  if (!event.altKey || event.key !== 'F10') return undefined;
  return () => document.querySelector<HTMLElement>('.visual-toolbar [tabindex="0"]')?.focus();
}

/** The visual editor of a text, in an element of the page. */
export function useVisualEditor(parts: EditorParts): Editor {
  const { place, value, attributes, uploads, onChange, onUnfit, onLost, onLink } = parts;
  const [editor] = useState(
    () => new Editor({ element: null, injectCSS: false, extensions: extensions({ uploads }) }),
  );
  /** The last value that the form gave, and those on their way to it: it may give them back late. */
  const given = useRef<string>(undefined);
  const sent = useRef<string[]>([]);
  /** The HTML of the editor's document. */
  const written = useRef('');
  useEffect(() => {
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
          // ProseMirror would read the HTML first, in a document of its own that the site's policy governs.
          paste: (_view, event) => take(event, event.clipboardData),
          drop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            return !view.dragging && take(event, event.dataTransfer, at);
          },
          keydown: (_view, event) => {
            const act = keyAct(event, onLink);
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
    const tell = () => {
      settle(editor, uploads);
      const html = htmlOf(editor);
      if (html === written.current) return;
      written.current = html;
      sent.current.push(html);
      onChange(html);
    };
    editor.on('update', tell);
    return () => void editor.off('update', tell);
  }, [editor, uploads, onChange]);
  useEffect(() => {
    if (value === given.current) return;
    given.current = value;
    const own = sent.current.indexOf(value);
    sent.current = sent.current.slice(own + 1);
    if (own >= 0) return;
    const content = contentOfHtml(value);
    const why = hindranceOf(value, content);
    if (why !== undefined) {
      onUnfit(why);
      return;
    }
    editor.commands.setContent(editor.schema.nodeFromJSON(documentOf(content)), { emitUpdate: false });
    written.current = htmlOf(editor);
  }, [editor, value, onUnfit]);
  useEffect(() => uploads.subscribe(() => settle(editor, uploads)), [editor, uploads]);
  return editor;
}

export type { Editor } from '@tiptap/core';
