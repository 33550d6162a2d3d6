import { useCallback, useState } from 'react';
import type { PictureLabel } from '../../../backend/pictures.ts';
import type { Post, PostSummary } from '../../../backend/posts.ts';
import { serverNow } from '../../../backend/server-clock.ts';
import { todayInBrazil } from '../../../calendar/today.ts';
import { Notice } from '../../../ui/notice.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { LeaveDialog } from '../../parts/leave-dialog.tsx';
import { useLeaveGuard } from '../../parts/use-leave-guard.ts';
import { usePosts } from '../../use-posts.ts';
import { keepDraft, newDraftKey, type KeptDraft } from '../model/drafts.ts';
import type { PostForm } from '../model/post-form.ts';
import { newId } from '../new-id.ts';
import { ArticleForm } from './article-form.tsx';
import { Colleagues } from './colleagues.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DraftOffers } from './draft-offer.tsx';
import { FormFooter } from './form-footer.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { useDraftsFound } from './use-drafts-found.ts';
import { existingArticle, newArticle, useEditor, type EditorState } from './use-editor.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useProblems } from './use-problems.ts';
import { useSubmit } from './use-submit.ts';
import { useTab } from './use-tab.ts';

const NONE: readonly PostSummary[] = [];

const KEPT =
  'Há mudanças que não foram salvas. Elas podem ficar guardadas como rascunho, e serão oferecidas quando você voltar ao artigo.';
const LOST =
  'Há mudanças que não foram salvas, e este navegador não está guardando rascunhos: se você sair, elas se perdem.';

/**
 * The form of an article, with drafts, a leave guard and a conflict dialog, so that no text is lost.
 *
 * @param saved the article as loaded; omitted for a new article
 * @param wasPublic true if the article has ever been public
 * @param formerMoment the last publication time of an unpublished article
 * @param recovered a recovered draft that starts a new article
 */
export function ArticleEditor({
  saved,
  wasPublic = false,
  formerMoment = null,
  recovered,
}: {
  readonly saved?: Post;
  readonly wasPublic?: boolean;
  readonly formerMoment?: string | null;
  readonly recovered?: EditorState;
}) {
  const [today] = useState(() => todayInBrazil(new Date(serverNow())));
  // Choose the id of a new article once, so that a retry does not create a second article.
  const [start] = useState(() => recovered ?? (saved ? existingArticle(saved) : newArticle(newId(), today)));
  const { data: posts = NONE } = usePosts();
  const editor = useEditor(start, wasPublic, formerMoment);
  const { state, isDirty } = editor;
  const isStored = state.version !== null;
  const tab = useTab();
  const problems = useProblems(state, posts);
  const [busy, setBusy] = useState<ReadonlySet<PictureLabel>>(new Set());
  const [preview, setPreview] = useState<PostForm>();

  const [key] = useState(() => newDraftKey());
  const { copy, drop } = useKeptDraft(key, isDirty ? state : undefined);
  const found = useDraftsFound(saved?.id ?? null, key, start.form);
  const guard = useLeaveGuard(isDirty || busy.size > 0);

  const isKept = !copy.isFailing || copy.isOnServer;
  const onSaved = () => {
    guard.disarm();
    return drop();
  };
  const submit = useSubmit({ editor, problems, tab, today, isUploading: busy.size > 0, onSaved });

  const recover = async ({ key: foundKey, draft }: KeptDraft) => {
    if (isDirty) found.offer(state);
    submit.forgetAttempts();
    editor.replace(draft);
    found.take(foundKey);
    tab.goTo('title');
    // Move the draft to this form's key, so that two forms recovering it do not overwrite each other.
    if (await keepDraft(key, draft)) found.discard(foundKey);
  };
  const discard = (foundKey: string) => {
    found.discard(foundKey);
    tab.goTo('title');
  };
  const onBusy = useCallback((label: PictureLabel, isBusy: boolean) => {
    setBusy((before) => {
      if (before.has(label) === isBusy) return before;
      return new Set(isBusy ? [...before, label] : [...before].filter((other) => other !== label));
    });
  }, []);

  const toSite = editor.publicSlug === undefined ? '' : ' e volta para o site';
  return (
    <AdminPage title={saved || isStored ? 'Editar Artigo' : 'Novo Artigo'} actions={<BackLink />}>
      <div className="mb-4 grid grid-cols-1 gap-4 empty:hidden">
        <DraftOffers
          drafts={found.drafts}
          saved={saved}
          isBusy={submit.isSaving}
          onRecover={(kept) => void recover(kept)}
          onDiscard={discard}
        />
        {isStored && <Colleagues articleId={state.articleId} ownKey={key} />}
        {saved?.deleted_at && state.version === saved.version && (
          <Notice tone="warning" role="status">
            Este artigo está na lixeira. Se você salvar agora, ele sai dela{toSite}.
          </Notice>
        )}
        {submit.deletion && (
          <Notice tone="warning" role="alert">
            Este artigo foi excluído por outra pessoa enquanto você o editava. Se você salvar agora,{' '}
            {submit.deletion === 'trash' ? `ele sai da lixeira${toSite}.` : 'ele será criado de novo.'}
          </Notice>
        )}
      </div>
      <ArticleForm
        facts={{
          form: state.form,
          onChange: editor.change,
          problems: problems.shown,
          tab: tab.tab,
          onTab: tab.open,
          publicSlug: editor.publicSlug,
          formerMoment: editor.formerMoment,
          onUploaded: editor.addUpload,
          busy,
          onBusy,
        }}
        isInvisible={found.isLooking}
        onSubmit={() => void submit.submit('publish')}
      >
        <FormFooter
          state={state}
          isDirty={isDirty}
          isSaving={submit.isSaving}
          copy={copy}
          onDraft={() => void submit.submit('draft')}
          onPreview={() => setPreview(state.form)}
        />
      </ArticleForm>
      {preview && (
        <PreviewDialog
          form={preview}
          others={posts.filter(({ id }) => id !== state.articleId)}
          savedId={isStored ? state.articleId : undefined}
          onClose={() => setPreview(undefined)}
        />
      )}
      <ConflictDialog conflict={submit.conflict} onMerge={submit.rebase} onClose={submit.closeConflict} />
      <LeaveDialog
        isOpen={guard.isAsking}
        text={isKept ? KEPT : LOST}
        onStay={guard.stay}
        onKeep={isKept ? guard.leave : undefined}
        onDiscard={() => {
          void drop().then(submit.abandonUploads);
          guard.leave();
        }}
      />
    </AdminPage>
  );
}
