import { use, useRef, useState, type KeyboardEvent } from 'react';
import { CONTENT_ATTRIBUTES, CONTENT_TAGS, ContentPreview } from '../../../blog/live/editing.ts';
import { Icon } from '../../../ui/icon.tsx';
import { textOf, type FieldControl } from '../../form/field.ts';
import { Frame } from '../../form/frame.tsx';
import type { PostForm } from '../model/post-form.ts';
import { previewOf } from '../model/preview-post.ts';
import { ContentNote } from './content-note.tsx';
import { ArticleFacts } from './facts.ts';
import { editFor, insertBlock, pictureHtml, type Edit, type EditKind } from './html-edits.ts';
import { insertText } from './insert-text.ts';

const BUTTONS: readonly { kind: EditKind; label: string; icon?: string; text?: string }[] = [
  { kind: 'bold', label: 'Negrito', icon: 'bold' },
  { kind: 'italic', label: 'Itálico', icon: 'italic' },
  { kind: 'h2', label: 'Título de seção', icon: 'heading-2' },
  { kind: 'h3', label: 'Subtítulo', icon: 'heading-3' },
  { kind: 'list', label: 'Lista', icon: 'list' },
  { kind: 'link', label: 'Link', icon: 'link' },
  { kind: 'cta-1', label: 'Primeira chamada', text: '[CTA-1]' },
  { kind: 'cta-2', label: 'Segunda chamada', text: '[CTA-2]' },
];
const SHORTCUTS: Readonly<Record<string, EditKind>> = { b: 'bold', i: 'italic', k: 'link' };

function picturesOf(form: PostForm) {
  return [
    { label: 'Imagem 1', address: form.content_image_1, alt: form.content_image_1_alt },
    { label: 'Imagem 2', address: form.content_image_2, alt: form.content_image_2_alt },
  ].filter(({ address }) => address !== '');
}

const TOOL =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold text-muted hover:bg-surface hover:text-ink';
const MODE =
  'inline-flex min-h-11 items-center gap-2 rounded-lg px-4 font-medium text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card';

/** The text of the article: its HTML with a few helping hands, or how it will look. */
export function ContentEditor(control: FieldControl) {
  const { value, problem, change } = control;
  const { form, today } = use(ArticleFacts);
  const [isPreview, setIsPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (edit: (selection: { text: string; start: number; end: number }) => Edit) => {
    const element = area.current;
    if (!element) return;
    const { value: text, selectionStart: start, selectionEnd: end } = element;
    insertText(element, edit({ text, start, end }));
    change(element.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = (event.ctrlKey || event.metaKey) && !event.altKey ? SHORTCUTS[event.key] : undefined;
    if (!kind) return;
    event.preventDefault();
    apply((selection) => editFor(kind, selection));
  };
  return (
    <div>
      <div
        role="group"
        aria-label="Modo do conteúdo"
        className="mb-4 inline-flex gap-1 rounded-xl bg-sunken p-1"
      >
        <button type="button" className={MODE} aria-pressed={!isPreview} onClick={() => setIsPreview(false)}>
          <Icon name="code" />
          HTML
        </button>
        <button type="button" className={MODE} aria-pressed={isPreview} onClick={() => setIsPreview(true)}>
          <Icon name="eye" />
          Visualizar
        </button>
      </div>
      {isPreview && (
        <section
          aria-label="Como o conteúdo vai aparecer"
          className="min-h-48 rounded-xl border border-line p-4"
        >
          {form.content.trim() === '' ? (
            <p className="text-muted">Ainda não há conteúdo.</p>
          ) : (
            <ContentPreview post={previewOf(form, today)} />
          )}
        </section>
      )}
      <div hidden={isPreview}>
        <Frame control={control} note={<ContentNote tags={CONTENT_TAGS} attributes={CONTENT_ATTRIBUTES} />}>
          {(links) => (
            <>
              <div
                role="group"
                aria-label="Formatação"
                aria-controls={links.id}
                className="flex flex-wrap gap-0.5 rounded-t-xl border border-b-0 border-field bg-sunken p-1"
              >
                {BUTTONS.map(({ kind, label, icon, text }) => (
                  <button
                    key={kind}
                    type="button"
                    className={TOOL}
                    aria-label={text === undefined ? label : `${label} ${text}`}
                    title={label}
                    onClick={() => apply((selection) => editFor(kind, selection))}
                  >
                    {icon === undefined ? text : <Icon name={icon} />}
                  </button>
                ))}
                {picturesOf(form).map(({ label, address, alt }) => (
                  <button
                    key={label}
                    type="button"
                    className={TOOL}
                    title={`Inserir ${label.toLowerCase()}`}
                    onClick={() => apply((selection) => insertBlock(selection, pictureHtml(address, alt)))}
                  >
                    <Icon name="image-plus" />
                    {label}
                  </button>
                ))}
              </div>
              <textarea
                {...links}
                ref={area}
                rows={18}
                spellCheck
                value={textOf(value)}
                className={`block min-h-80 w-full resize-y rounded-b-xl border bg-surface px-3.5 py-3 font-mono text-base leading-relaxed ${problem === undefined ? 'border-field' : 'border-danger'}`}
                onChange={(event) => change(event.target.value)}
                onKeyDown={onKeyDown}
              />
            </>
          )}
        </Frame>
      </div>
    </div>
  );
}
