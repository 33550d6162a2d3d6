import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useRef, useState } from 'react';
import { ContentPreview, embeddedOfHtml } from '../../../blog/live/editing.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { textOf, type FieldControl } from '../../form/field.ts';
import { Frame } from '../../form/frame.tsx';
import { useToast } from '../../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { omittedMediaText } from '../model/embedded-media.ts';
import { previewOf } from '../model/preview-post.ts';
import { ContentNote } from './content-note.tsx';
import { ArticleFacts, VISUAL } from './facts.ts';

type Mode = 'visual' | 'html' | 'preview';

const MODES: readonly { mode: Mode; label: string; icon: string }[] = [
  { mode: 'visual', label: 'Escrever', icon: 'pencil' },
  { mode: 'html', label: 'HTML', icon: 'code' },
  { mode: 'preview', label: 'Visualizar', icon: 'eye' },
];
const MODE =
  'inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 font-medium text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-field sm:px-4';
const NOT_LOADED =
  'O editor não carregou, talvez por falta de conexão: o texto está aqui em HTML. Se tentar de novo não adiantar, salve e recarregue a página.';

/** The article's content in three modes: visual editor, HTML source and preview. */
export function ContentEditor(control: FieldControl) {
  const { value, problem, change, field } = control;
  const { form, tab, busy } = use(ArticleFacts);
  const toast = useToast();
  const [chosen, setMode] = useState<Mode>('visual');
  /** Explains why the content opened as HTML. */
  const [unfit, setUnfit] = useState<string>();
  // Load the visual editor on demand, because it is large.
  const {
    data: Visual,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['visual-editor'],
    queryFn: async () => (await import('./visual-editor.tsx')).default,
    enabled: chosen === 'visual' && tab === 'conteudo',
    staleTime: Infinity,
  });
  const isMissing = chosen === 'visual' && isError;
  const mode = isMissing ? 'html' : chosen;
  const modes = useRef<HTMLDivElement>(null);
  const isHtml = mode === 'html';
  const unshown = useMemo(() => omittedMediaText(embeddedOfHtml(form.content)), [form.content]);
  const choose = (next: Mode) => {
    // Stay in the visual mode during uploads: the other modes have no placeholders for pending pictures.
    if (busy.has('texto')) {
      toast(MESSAGES.stillUploading);
      return;
    }
    setUnfit(undefined);
    setMode(next);
    if (next === 'visual' && isMissing) void refetch();
  };
  const retry = async () => {
    const { isSuccess } = await refetch();
    // Keep the focus near the button, which disappears.
    if (isSuccess) modes.current?.querySelector('button')?.focus();
  };
  return (
    <div>
      <div
        ref={modes}
        role="group"
        aria-label="Modo do conteúdo"
        className="mb-4 inline-flex flex-wrap gap-1 rounded-xl bg-sunken p-1"
      >
        {MODES.map(({ mode: each, label, icon }) => (
          <button
            key={each}
            type="button"
            className={MODE}
            aria-pressed={mode === each}
            onClick={() => choose(each)}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
      {isMissing && (
        <Notice tone="warning" role="status">
          <p>{NOT_LOADED}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void retry()}>
            Tentar de novo
          </Button>
        </Notice>
      )}
      {!isMissing && unfit !== undefined && (
        <Notice tone="info" role="status">
          {unfit}
        </Notice>
      )}
      <div role="status" className="mb-4 empty:absolute">
        {unshown !== undefined && (
          <Notice tone="warning">{unshown} Ponha um link ou uma imagem no lugar.</Notice>
        )}
      </div>
      {mode === 'preview' && (
        <section
          aria-label="Como o conteúdo vai aparecer"
          className="min-h-48 rounded-xl border border-line p-4"
        >
          {form.content.trim() === '' ? (
            <p className="text-muted">Ainda não há conteúdo.</p>
          ) : (
            <ContentPreview post={previewOf(form)} />
          )}
        </section>
      )}
      <div hidden={mode === 'preview'}>
        <Frame
          control={
            isHtml
              ? control
              : { ...control, id: `${control.id}${VISUAL}`, field: { ...field, title: 'Conteúdo' } }
          }
          note={isHtml && <ContentNote />}
        >
          {(links) => (
            <>
              {mode === 'visual' &&
                (Visual ? (
                  <Visual
                    links={links}
                    value={textOf(value)}
                    onChange={change}
                    onUnfit={(why) => {
                      setUnfit(
                        `Este conteúdo abriu em HTML porque o editor visual não o guardaria igual: ${why}.`,
                      );
                      setMode('html');
                    }}
                  />
                ) : (
                  <p id={links.id} role="status" tabIndex={-1} className="min-h-[23.5rem] text-muted">
                    Carregando o editor...
                  </p>
                ))}
              {/* Rendered in every mode, for programs that fill in the form, but without laying out hidden text, which
                would take 0.1 s for each key in a long article. */}
              <textarea
                {...(isHtml
                  ? links
                  : {
                      id: control.id,
                      name: control.name,
                      'aria-hidden': true,
                      'aria-label': field.title,
                      tabIndex: -1,
                    })}
                rows={18}
                spellCheck
                value={textOf(value)}
                className={
                  isHtml
                    ? `block min-h-80 w-full resize-y rounded-xl border bg-surface px-3.5 py-3 font-mono text-base leading-relaxed ${problem === undefined ? 'border-field' : 'border-danger'}`
                    : 'sr-only [content-visibility:auto]'
                }
                onChange={(event) => change(event.target.value)}
              />
            </>
          )}
        </Frame>
      </div>
    </div>
  );
}
