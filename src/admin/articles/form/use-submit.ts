import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeUnusedPictures } from '../../../backend/pictures.ts';
import {
  isSlugTaken,
  PostChangedError,
  PostGoneError,
  type Post,
  type PostSummary,
  type PostValues,
} from '../../../backend/posts.ts';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { actFailed, MESSAGES } from '../messages.ts';
import { isIncomplete } from '../model/check-post.ts';
import { hasClash, mergeForms, type Merged } from '../model/merge.ts';
import { missingPicture } from '../model/missing-picture.ts';
import { formOf, sameForm, showsPicture, valuesOf, type PostForm } from '../model/post-form.ts';
import { POST_FIELDS } from '../model/post-schema.ts';
import { isUncertain, savePost } from '../model/save-post.ts';
import { newId } from '../new-id.ts';
import { existingArticle, type Editor, type EditorState } from './use-editor.ts';
import type { Problems, SaveAct } from './use-problems.ts';
import type { OpenTab } from './use-tab.ts';

interface SubmitParts {
  readonly editor: Editor;
  readonly problems: Problems;
  readonly tab: OpenTab;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isUploading: boolean;
  /** Called once all is saved, before the page is left; resolves when the form's draft is gone. */
  readonly onSaved: () => Promise<unknown>;
}

/** Another person's version of the article, and the choices left between it and the form. */
export interface Conflict {
  readonly current: Post;
  readonly merged: Merged;
}

/** Checks, saves, and leads on; whatever fails, the form stays open with all that it holds. */
export function useSubmit({ editor, problems, tab, today, isUploading, onSaved }: SubmitParts) {
  const toast = useToast();
  const navigate = useNavigate();
  const run = useBackend();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const underWay = useRef(false);
  /** Values that may have been saved although no answer came. */
  const attempts = useRef<PostValues[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  /** The fate of an article that somebody else deleted in the meantime. */
  const [gone, setGone] = useState<'trash' | 'for-good'>();
  const { state } = editor;
  // A save takes its time, in which the person may go on writing, or leave.
  const latest = useRef({ form: state.form, isUploading, isHere: true });
  useLayoutEffect(() => {
    latest.current = { form: state.form, isUploading, isHere: true };
    return () => {
      latest.current.isHere = false;
    };
  }, [state.form, isUploading]);

  const save = async ({ articleId: id, version, form, keptMoment }: EditorState, act: SaveAct) => {
    const published = valuesOf(form, today, keptMoment);
    const values = act === 'draft' ? { ...published, published_at: null } : published;
    try {
      return await run((client) => savePost(client, { id, version, values, attempts: attempts.current }));
    } catch (error) {
      if (isUncertain(error)) attempts.current.push(values);
      throw error;
    }
  };

  /** Brings the list up to date; not for a server that does not answer, which would only fail again. */
  const refreshPosts = () => void queries.invalidateQueries({ queryKey: POSTS_KEY });

  const refuse = (act: SaveAct): boolean => {
    problems.tellAll(act);
    const found = problems.against(act);
    const first = POST_FIELDS.find((name) => found[name] !== undefined);
    if (first) {
      toast(isIncomplete(state.form) ? MESSAGES.incomplete : MESSAGES.faulty);
      tab.goTo(first);
    } else if (isUploading) toast(MESSAGES.stillUploading);
    return first !== undefined || isUploading;
  };

  /** Goes on from another person's version of the article, with this form. */
  const goOnFrom = (current: Post, form: PostForm) => {
    editor.rebase(current, form);
    setGone(current.deleted_at === null ? undefined : 'trash');
    setConflict(undefined);
  };

  /** Merges what somebody else saved in between; returns the state to save at once where nothing is left to choose. */
  const merge = (current: Post, before: EditorState): EditorState | undefined => {
    if (latest.current.isUploading) {
      // The merged text would have no place for the pictures on their way.
      toast(MESSAGES.stillUploading);
      return undefined;
    }
    const merged = mergeForms(before.base, latest.current.form, formOf(current));
    if (hasClash(merged)) {
      setConflict({ current, merged });
      return undefined;
    }
    goOnFrom(current, merged.form);
    if (current.deleted_at === null) toast(MESSAGES.merged);
    // A colleague published it, took it off the site or deleted it on purpose: the person decides again.
    const isSame = current.deleted_at === null && current.published_at === before.keptMoment;
    return isSame ? { ...existingArticle(current), form: merged.form, uploads: before.uploads } : undefined;
  };

  const explain = (error: unknown): void => {
    const bare = missingPicture(error);
    if (error instanceof PostGoneError) {
      setGone('for-good');
      editor.detach(newId());
      queries.setQueryData<PostSummary[]>(POSTS_KEY, (posts) =>
        posts?.filter(({ id }) => id !== state.articleId),
      );
      refreshPosts();
    } else if (bare) {
      tab.goTo(bare);
      toast(MESSAGES.pictureGone);
      return;
    } else if (isSlugTaken(error)) {
      problems.refuseSlug(state.form.slug.trim());
      tab.goTo('slug');
      refreshPosts();
    }
    toast(actFailed(state.version === null ? 'create' : 'update', error));
  };

  const finish = async (saved: Post, sent: EditorState): Promise<void> => {
    toast(sent.version === null ? MESSAGES.created : MESSAGES.updated);
    refreshPosts();
    setGone(undefined);
    const { form, isUploading: isStillUploading, isHere } = latest.current;
    if (isStillUploading || !(sameForm(form, sent.form) || sameForm(form, state.form))) {
      editor.rebase(saved, form);
      // A reload would offer the draft of a saved article only at its own address.
      if (isHere) window.history.replaceState(window.history.state, '', `/admin/blog/editar/${saved.id}`);
      return;
    }
    void onSaved().then(() => removeUploads(sent.form));
    if (isHere) await navigate('/admin/blog');
  };

  /** Saves, and once more with the work of a colleague who saved in between. */
  const saveMerged = async (act: SaveAct): Promise<void> => {
    let sent: EditorState | undefined = state;
    for (let tries = 0; sent && tries < 3; tries += 1) {
      try {
        await finish(await save(sent, act), sent);
        return;
      } catch (error) {
        if (!(error instanceof PostChangedError)) {
          explain(error);
          return;
        }
        refreshPosts();
        sent = merge(error.current, sent);
      }
    }
  };

  /** Checks and saves; a second press during a save does nothing. */
  const submit = async (act: SaveAct): Promise<void> => {
    if (underWay.current || refuse(act)) return;
    underWay.current = true;
    setIsSaving(true);
    try {
      await saveMerged(act);
    } finally {
      underWay.current = false;
      setIsSaving(false);
    }
  };

  /** Removes the pictures uploaded here that a form does not show; a failure leaves them to the sweep. */
  const removeUploads = async (form: PostForm) => {
    const unneeded = state.uploads.filter((address) => !showsPicture(form, address));
    if (unneeded.length === 0) return;
    await run((client) => removeUnusedPictures(client, unneeded)).catch(() =>
      toast(MESSAGES.pictureNotDeleted),
    );
  };
  const abandonUploads = () => removeUploads(state.base);
  const closeConflict = () => setConflict(undefined);
  return { isSaving, submit, conflict, closeConflict, goOnFrom, gone, abandonUploads };
}
