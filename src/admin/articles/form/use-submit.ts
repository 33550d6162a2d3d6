import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlugTaken, PostChangedError, PostGoneError, type Post } from '../../../backend/posts.ts';
import { useToast } from '../../toast.tsx';
import { actFailed, MESSAGES } from '../messages.ts';
import { missingPicture } from '../model/missing-picture.ts';
import { isIncomplete } from '../model/check-post.ts';
import { picturesOf, sameForm, type PostForm } from '../model/post-form.ts';
import { POST_FIELDS } from '../model/post-schema.ts';
import { newId } from '../new-id.ts';
import { useRemovePictures } from '../pictures/use-remove-pictures.ts';
import type { Editor } from './use-editor.ts';
import type { Problems } from './use-problems.ts';
import { useSave } from './use-save.ts';
import type { OpenTab } from './use-tab.ts';

interface SubmitParts {
  readonly editor: Editor;
  readonly problems: Problems;
  readonly tab: OpenTab;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly isUploading: boolean;
  /** Called once all is saved, before the page is left. */
  readonly onSaved: () => void;
}

/** Checks, saves, and leads on; whatever fails, the form stays open with all that it holds. */
export function useSubmit({ editor, problems, tab, today, isUploading, onSaved }: SubmitParts) {
  const toast = useToast();
  const navigate = useNavigate();
  const { isSaving, save } = useSave();
  const removePictures = useRemovePictures();
  /** What somebody else has saved in the meantime. */
  const [conflict, setConflict] = useState<Post>();
  /** Whether somebody else has deleted the article in the meantime. */
  const [isGone, setIsGone] = useState(false);
  const { state } = editor;
  // A save takes its time, in which the person may go on writing, or leave.
  const latest = useRef({ form: state.form, isUploading, isHere: true });
  useLayoutEffect(() => {
    latest.current = { form: state.form, isUploading, isHere: true };
    return () => {
      latest.current.isHere = false;
    };
  }, [state.form, isUploading]);

  const refuse = (): boolean => {
    problems.tellAll();
    const first = POST_FIELDS.find((name) => problems.all[name] !== undefined);
    if (first) {
      toast(isIncomplete(state.form) ? MESSAGES.incomplete : MESSAGES.faulty);
      tab.goTo(first);
    } else if (isUploading) toast(MESSAGES.stillUploading);
    return first !== undefined || isUploading;
  };

  const explain = (error: unknown): void => {
    const bare = missingPicture(error);
    if (error instanceof PostChangedError) setConflict(error.current);
    else if (error instanceof PostGoneError) {
      setIsGone(true);
      editor.replace({ ...state, articleId: newId(), version: null, keptMoment: null });
    } else if (bare) {
      tab.goTo(bare);
      toast(MESSAGES.pictureGone);
      return;
    } else if (isSlugTaken(error)) {
      problems.refuseSlug(state.form.slug.trim());
      tab.goTo('slug');
    }
    toast(actFailed(state.version === null ? 'create' : 'update', error));
  };

  const submit = async (): Promise<void> => {
    if (refuse()) return;
    try {
      const saved = await save(state, today);
      if (!saved) return;
      toast(state.version === null ? MESSAGES.created : MESSAGES.updated);
      const { form, isUploading: isStillUploading, isHere } = latest.current;
      if (isStillUploading || !sameForm(form, state.form)) {
        editor.rebase(saved, form);
        return;
      }
      onSaved();
      removeUploads(state.form);
      if (isHere) await navigate('/admin/blog');
    } catch (error) {
      explain(error);
    }
  };

  /** Removes the pictures that were uploaded for nothing: those that a form does not show. */
  const removeUploads = (form: PostForm) => {
    const shown = new Set(picturesOf(form));
    void removePictures(state.uploads.filter((address) => !shown.has(address)));
  };
  const abandonUploads = () => removeUploads(state.base);
  const closeConflict = () => setConflict(undefined);
  return { isSaving, submit, conflict, closeConflict, isGone, abandonUploads };
}
