import { use, useEffect, useRef, useState } from 'react';
import { plainText } from '../../../../blog/live/writing.ts';
import type { ControlLinks } from '../../../form/frame.tsx';
import { PictureDialog } from '../../pictures/picture-dialog.tsx';
import { useUploadQueue } from '../../pictures/use-upload-queue.ts';
import { ArticleFacts } from '../facts.ts';
import { insertDocument, insertPictures } from './clipboard.ts';
import { LinkDialog } from './link-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { useVisualEditor } from './use-visual-editor.ts';
import './visual-editor.css';

interface VisualEditorProps {
  readonly links: ControlLinks;
  /** HTML of the content. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called where the editor would change the content; says what. */
  readonly onUnfit: (why: string) => void;
}

const LOST =
  'não veio junto, por estar em outro site ou só no seu computador. Arraste o arquivo para o lugar dela.';
const SHORTEST_QUOTE = 60;

function lostText(count: number): string {
  return count === 1
    ? `Uma imagem ${LOST}`
    : `${count} imagens não vieram junto, por estarem em outro site ou só no seu computador. Arraste os arquivos para o lugar delas.`;
}

/** The text of an article as it will look, to write without HTML. */
export default function VisualEditor({ links, value, onChange, onUnfit }: VisualEditorProps) {
  const { onUploaded, onBusy } = use(ArticleFacts);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'link' | 'picture'>();
  const [lost, setLost] = useState(0);
  const { uploads, status } = useUploadQueue('texto', onUploaded, (isBusy) => onBusy('texto', isBusy));
  const editor = useVisualEditor({
    place,
    value,
    uploads,
    onChange,
    onLost: setLost,
    onLink: () => setOpen('link'),
    onUnfit: (block) => {
      const text = plainText([block]).trim().replaceAll(/\s+/g, ' ').slice(0, SHORTEST_QUOTE);
      onUnfit(
        text === '' ? `há um elemento <${block.tag}> que ele mudaria` : `ele mudaria o trecho “${text}”`,
      );
    },
  });
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = links;
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        attributes: {
          id,
          class: 'prose visual-text',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Conteúdo',
          'aria-required': 'true',
          ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        },
      },
    });
    // A problem brought the person here before the editor had loaded.
    if (editor && isInvalid && document.activeElement === document.body) editor.commands.focus();
  }, [editor, id, describedBy, isInvalid]);
  const insert = (src: string, alt: string) => {
    if (editor)
      insertDocument(editor.view, { type: 'doc', content: [{ type: 'figure', attrs: { src, alt } }] });
  };
  const send = (files: readonly File[]) => {
    if (editor) insertPictures(editor.view, uploads, files);
  };
  return (
    <>
      {editor && (
        <Toolbar
          editor={editor}
          controls={id}
          onLink={() => setOpen('link')}
          onPicture={() => setOpen('picture')}
        />
      )}
      <div
        ref={place}
        className={`min-h-80 rounded-b-xl border bg-surface focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand ${isInvalid ? 'border-danger' : 'border-field'}`}
      />
      <p role="status" className="mt-1.5 text-sm empty:hidden">
        {lost > 0 ? lostText(lost) : status}
      </p>
      {editor && (
        <>
          <LinkDialog editor={editor} isOpen={open === 'link'} onClose={() => setOpen(undefined)} />
          <PictureDialog
            isOpen={open === 'picture'}
            onChoose={insert}
            onFiles={send}
            onClose={() => setOpen(undefined)}
          />
        </>
      )}
    </>
  );
}
