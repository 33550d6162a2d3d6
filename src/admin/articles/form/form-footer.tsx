import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ownArticles } from '../../../blog/live/editing.ts';
import { keepHeight } from '../../../ui/height-property.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { clock } from '../../parts/moments.ts';
import { useNow } from '../../parts/use-now.ts';
import { isPublic } from '../../post-status.ts';
import { replacesOwn } from '../model/own-article.ts';
import { isScheduledFor } from '../model/publication.ts';
import type { EditorState } from './use-editor.ts';
import type { KeptCopy } from './use-kept-draft.ts';

interface FormFooterProps {
  readonly state: EditorState;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly copy: KeptCopy;
  /** Saves without publishing, or unpublishes the article. */
  readonly onDraft: () => void;
  readonly onPreview: () => void;
}

/** Says whether there are unsaved changes, and where their draft is kept. */
function statusOf({ isDirty, copy }: FormFooterProps): string {
  if (!isDirty) return 'Sem mudanças desde que abriu.';
  if (copy.isFailing) {
    return copy.isOnServer
      ? 'Mudanças não salvas; rascunho guardado só no servidor.'
      : 'Mudanças não salvas. Este navegador não está guardando rascunhos.';
  }
  return copy.keptAt === undefined
    ? 'Mudanças não salvas.'
    : `Mudanças não salvas; rascunho guardado neste navegador ${copy.isOnServer ? 'e no servidor ' : ''}às ${clock.format(copy.keptAt)}.`;
}

/** Labels the save button by its effect on the public site. */
function publishLabel({ keptMoment, form }: EditorState, now: number): string {
  if (isScheduledFor(form.published_at, now)) return 'Agendar';
  return isPublic({ published_at: keptMoment }, now) ? 'Salvar artigo' : 'Publicar';
}

/** Says what unpublishing the article changes for visitors. */
function unpublishText({ articleId, base, keptMoment }: EditorState, now: number): string {
  if (!isPublic({ published_at: keptMoment }, now)) {
    return 'Ele volta a ser um rascunho, e não vai aparecer no site no momento marcado.';
  }
  return replacesOwn({ id: articleId, slug: base.slug }, ownArticles)
    ? 'Ele volta a ser um rascunho, e o site mostra de novo o texto original.'
    : 'Ele volta a ser um rascunho e sai do site, da busca e do feed.';
}

const keepRoom = (bar: HTMLElement | null) => (bar ? keepHeight(bar, '--foot-bar') : undefined);

/** The form's buttons, always visible where there is room. Toasts appear above them. */
export function FormFooter(props: FormFooterProps) {
  const { state, isSaving, onDraft, onPreview } = props;
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  const isOut = state.keptMoment !== null;
  return (
    <div
      ref={keepRoom}
      className="foot-bar z-20 -mx-4 -mb-8 flex flex-wrap items-center gap-x-3 gap-y-3 border-t border-line bg-canvas px-4 py-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8"
    >
      <Button type="submit" className="flex-1 whitespace-nowrap sm:flex-none" isBusy={isSaving}>
        {isSaving ? 'Salvando...' : publishLabel(state, now)}
      </Button>
      <Button
        variant="secondary"
        className="flex-1 whitespace-nowrap sm:flex-none"
        isBusy={isSaving}
        onClick={isOut ? () => setIsAsking(true) : onDraft}
      >
        {isOut ? 'Despublicar' : 'Salvar rascunho'}
      </Button>
      <Button variant="secondary" className="flex-1 sm:flex-none" onClick={onPreview}>
        <Icon name="eye" />
        Prévia
      </Button>
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{statusOf(props)}</p>
      <ConfirmDialog
        title="Despublicar este artigo?"
        label="Despublicar"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onDraft}
      >
        {unpublishText(state, now)} O que você mudou no texto é salvo junto. O endereço continua reservado, e
        você pode publicá-lo de novo.
      </ConfirmDialog>
    </div>
  );
}
