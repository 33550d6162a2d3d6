import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ControlLinks } from '../../form/frame.tsx';
import { omittedMediaText } from '../model/embedded-media.ts';
import { showsPicture } from '../model/post-form.ts';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { useUploadQueue } from '../pictures/use-upload-queue.ts';
import { ArticleFacts } from './facts.ts';
import { insertPictures, type Lost } from '../../../editor/clipboard.ts';
import { insertDocument } from '../../../editor/insert-document.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from '../../../editor/toolbar.tsx';
import { awaitsPicture, useVisualEditor } from '../../../editor/use-visual-editor.ts';
import '../../../editor/editor.css';

interface VisualEditorProps {
  readonly links: ControlLinks;
  /** HTML of the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the reason if the editor cannot preserve the content. */
  readonly onUnfit: (why: string) => void;
}

const LOST =
  'não veio junto, por estar em outro site ou só no seu computador. Arraste o arquivo para o lugar dela.';

function picturesText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? `Uma imagem ${LOST}`
    : `${count} imagens não vieram junto, por estarem em outro site ou só no seu computador. Arraste os arquivos para o lugar delas.`;
}

const lostText = ({ pictures, embedded }: Lost) =>
  [picturesText(pictures), omittedMediaText(embedded)].filter(Boolean).join(' ');

/** A WYSIWYG editor for the content of an article. */
export default function VisualEditor({ links, value, onChange, onUnfit }: VisualEditorProps) {
  const { form, onUploaded, onBusy } = use(ArticleFacts);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [lost, setLost] = useState<Lost>();
  const { uploads, status } = useUploadQueue(onUploaded);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = links;
  const attributes = useMemo(
    () => ({
      id,
      class: 'prose visual-text min-h-80 max-w-none wrap-anywhere whitespace-pre-wrap outline-none',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Conteúdo',
      'aria-required': 'true',
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
    }),
    [id, describedBy, isInvalid],
  );
  const onLink = useCallback(() => setOpen('link'), []);
  const editor = useVisualEditor({
    place,
    value,
    attributes,
    uploads,
    onChange,
    onUnfit,
    onLost: setLost,
    onLink,
  });
  useEffect(() => {
    // Take the focus if a problem directed the user here before the editor had loaded.
    if (isInvalid && document.activeElement === document.body) editor.commands.focus();
  }, [editor, isInvalid]);
  useEffect(() => {
    const notify = () => onBusy('texto', awaitsPicture(editor));
    editor.on('transaction', notify);
    return () => {
      editor.off('transaction', notify);
      onBusy('texto', false);
    };
  }, [editor, onBusy]);
  // Return the focus to the text, because ProseMirror moves the browser's caret only while the text has the focus.
  const insert = (src: string, alt: string) => {
    insertDocument(editor.view, { type: 'doc', content: [{ type: 'figure', attrs: { src, alt } }] });
    editor.commands.focus();
  };
  return (
    <>
      <div className="isolate">
        <Toolbar editor={editor} onLink={onLink} onPicture={() => setOpen('picture')} />
        <div
          ref={place}
          className={`min-h-80 rounded-b-xl border bg-surface focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-brand ${isInvalid ? 'border-danger' : 'border-field'}`}
        />
      </div>
      <p role="status" className="mt-1.5 text-sm empty:absolute">
        {[lost && lostText(lost), status].filter(Boolean).join(' ')}
      </p>
      <LinkDialog editor={editor} isOpen={open === 'link'} onClose={() => setOpen(undefined)} />
      <PictureDialog
        isOpen={open === 'picture'}
        isHere={(address) => showsPicture(form, address)}
        onChoose={insert}
        onFiles={(files) => {
          insertPictures(editor.view, uploads, files);
          editor.commands.focus();
        }}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
