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
  /** Called when everything is saved, before leaving the page; resolves once the form's draft is deleted. */
  readonly onSaved: () => Promise<unknown>;
}

/** Another person's version of the article, and its merge with the form, with conflicts to resolve. */
export interface Conflict {
  readonly current: Post;
  readonly merged: Merged;
}

/** Validates, saves and leaves the page; after any failure the form stays open with its values. */
export function useSubmit(parts: SubmitParts) {
  const { editor, problems, tab, today, isUploading, onSaved } = parts;
  const toast = useToast();
  const navigate = useNavigate();
  const run = useBackend();
  const queries = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  /** Values that may have been saved although no response arrived. */
  const attempts = useRef<PostValues[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  /** Set if somebody else deleted the article in the meantime. */
  const [deletion, setDeletion] = useState<'trash' | 'for-good'>();
  const { state } = editor;
  // Track the form during a save, because the user may keep writing, or leave, before the response arrives.
  const latest = useRef({ form: state.form, isUploading, isHere: true });
  useLayoutEffect(() => {
    latest.current = { form: state.form, isUploading, isHere: true };
    return () => {
      latest.current.isHere = false;
    };
  }, [state.form, isUploading]);

  const save = async ({ articleId: id, version, form, keptMoment }: EditorState, act: SaveAct) => {
    const published = valuesOf(form, today, keptMoment, editor.formerMoment);
    const values = act === 'draft' ? { ...published, published_at: null } : published;
    try {
      return await run((client) => savePost(client, { id, version, values, attempts: attempts.current }));
    } catch (error) {
      if (isUncertain(error)) attempts.current.push(values);
      throw error;
    }
  };

  /** Refreshes the list; not called after a network failure, since this request would fail too. */
  const refreshPosts = () => void queries.invalidateQueries({ queryKey: POSTS_KEY });

  const refuse = (act: SaveAct): boolean => {
    problems.showFor(act);
    const found = problems.against(act);
    const first = POST_FIELDS.find((name) => found[name] !== undefined);
    if (first) {
      toast(isIncomplete(state.form) ? MESSAGES.incomplete : MESSAGES.faulty);
      tab.goTo(first);
    } else if (isUploading) toast(MESSAGES.stillUploading);
    return first !== undefined || isUploading;
  };

  /** Rebases this form onto another person's version of the article. */
  const rebase = (current: Post, form: PostForm) => {
    editor.rebase(current, form);
    setDeletion(current.deleted_at === null ? undefined : 'trash');
    // The notice is at the top of the page, which a phone may not show.
    if (current.deleted_at !== null) toast(MESSAGES.trashedMeanwhile);
    setConflict(undefined);
  };

  /** Merges another person's save; returns the state to save next, or `undefined` if the user must decide first. */
  const merge = (current: Post, before: EditorState, act: SaveAct): EditorState | undefined => {
    if (latest.current.isUploading) {
      // Wait for the uploads: the merged text would lose the placeholders of pictures still uploading.
      toast(MESSAGES.stillUploading);
      return undefined;
    }
    const { form } = latest.current;
    const mine = act === 'draft' ? { ...form, published_at: '' } : form;
    // Saving confirms the publication time on screen, so ask the user if a colleague has changed or removed it.
    const insists = before.keptMoment === null ? [] : (['published_at'] as const);
    const merged = mergeForms(before.base, mine, formOf(current), insists);
    if (hasClash(merged)) {
      setConflict({ current, merged });
      return undefined;
    }
    rebase(current, merged.form);
    if (current.deleted_at === null) toast(MESSAGES.merged);
    // Let the user decide again if a colleague published, scheduled or deleted the article.
    const isSame =
      current.published_at === before.keptMoment || (act === 'draft' && current.published_at === null);
    return isSame && current.deleted_at === null
      ? { ...existingArticle(current), form: merged.form, uploads: before.uploads }
      : undefined;
  };

  const reportFailure = (error: unknown): void => {
    const pictureField = missingPicture(error);
    if (error instanceof PostGoneError) {
      setDeletion('for-good');
      editor.detach(newId());
      queries.setQueryData<PostSummary[]>(POSTS_KEY, (posts) =>
        posts?.filter(({ id }) => id !== state.articleId),
      );
      refreshPosts();
    } else if (pictureField) {
      tab.goTo(pictureField);
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
    setDeletion(undefined);
    const { form, isUploading: isStillUploading, isHere } = latest.current;
    if (isStillUploading || !(sameForm(form, sent.form) || sameForm(form, state.form))) {
      attempts.current = [];
      const isSameTime = saved.published_at !== null && form.published_at === sent.form.published_at;
      // Fill in the hour of a publication without one, because the next save would move it to its own time.
      editor.rebase(saved, isSameTime ? { ...form, published_at: formOf(saved).published_at } : form);
      // A reload would offer the draft of a saved article only at its own address.
      if (isHere) window.history.replaceState(window.history.state, '', `/admin/blog/editar/${saved.id}`);
      return;
    }
    void onSaved().then(() => removeUploads(sent.form));
    if (isHere) await navigate('/admin/blog');
  };

  /** Saves; on a conflict, merges the colleague's version and retries, up to three attempts in all. */
  const saveMerged = async (act: SaveAct): Promise<void> => {
    let sent: EditorState | undefined = state;
    for (let triesLeft = 2; sent; triesLeft -= 1) {
      try {
        await finish(await save(sent, act), sent);
        return;
      } catch (error) {
        if (!(error instanceof PostChangedError) || triesLeft === 0) {
          reportFailure(error);
          return;
        }
        refreshPosts();
        sent = merge(error.current, sent, act);
      }
    }
  };

  /** Validates and saves; a second click during a save does nothing. */
  const submit = async (act: SaveAct): Promise<void> => {
    if (isSaving || refuse(act)) return;
    setIsSaving(true);
    try {
      await saveMerged(act);
    } finally {
      setIsSaving(false);
    }
  };

  /** Removes uploaded pictures that the form does not use; after a failure, the sweep of orphans removes them later. */
  const removeUploads = async (form: PostForm) => {
    const unneeded = state.uploads.filter((address) => !showsPicture(form, address));
    if (unneeded.length === 0) return;
    await run((client) => removeUnusedPictures(client, unneeded)).catch(() =>
      toast(MESSAGES.pictureNotDeleted),
    );
  };
  const abandonUploads = () => removeUploads(state.base);
  const closeConflict = () => setConflict(undefined);
  /** Forgets the attempts, because another text, such as a recovered draft, may not contain what they saved. */
  const forgetAttempts = () => {
    attempts.current = [];
  };
  return { isSaving, submit, conflict, closeConflict, rebase, deletion, abandonUploads, forgetAttempts };
}
