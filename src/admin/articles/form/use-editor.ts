import { useState } from 'react';
import { PICTURE_FIELDS, type Post } from '../../../backend/posts.ts';
import { useNow } from '../../parts/use-now.ts';
import { isPublic } from '../../post-status.ts';
import type { Draft } from '../model/drafts.ts';
import { emptyForm, formOf, sameForm, type PostForm } from '../model/post-form.ts';
import { slugOf } from '../model/slug.ts';

/** The editing state of an article: everything that a draft stores. */
export type EditorState = Omit<Draft, 'keptAt' | 'accountId'>;

export function newArticle(id: string, today: string): EditorState {
  const form = emptyForm(today);
  return { articleId: id, version: null, keptMoment: null, base: form, form, uploads: [] };
}

export function existingArticle(post: Post): EditorState {
  const form = formOf(post);
  return {
    articleId: post.id,
    version: post.version,
    keptMoment: post.published_at,
    base: form,
    form,
    uploads: [],
  };
}

/**
 * The state after a change of the form. The address follows the title until somebody edits it or the article becomes
 * public. Removing a picture clears its description.
 *
 * @param isKnown true if the article is public, or was before
 */
export function withForm(state: EditorState, next: PostForm, isKnown: boolean): EditorState {
  const { form } = state;
  const follows =
    next.title !== form.title && next.slug === form.slug && form.slug === slugOf(form.title) && !isKnown;
  const removed = PICTURE_FIELDS.filter((name) => next[name] === '' && form[name] !== '');
  return {
    ...state,
    form: {
      ...next,
      ...(follows ? { slug: slugOf(next.title) } : {}),
      ...Object.fromEntries(removed.map((name) => [`${name}_alt`, ''])),
    },
  };
}

/**
 * Holds the editing state of a form, with its actions.
 *
 * @param wasPublic true if the article has ever been public
 * @param former the last publication time of an unpublished article
 */
export function useEditor(start: EditorState, wasPublic: boolean, former: string | null) {
  const [state, setState] = useState(start);
  const isOut = isPublic({ published_at: state.keptMoment }, useNow());
  const [isKnown, setIsKnown] = useState(wasPublic);
  const [formerMoment, setFormerMoment] = useState(former);
  // Remember it, in case somebody unpublishes the article while this form is open.
  if (isOut && !isKnown) setIsKnown(true);
  return {
    state,
    isDirty: !sameForm(state.form, state.base),
    /** The slug on the public site, if the article is public. */
    publicSlug: isOut ? state.base.slug : undefined,
    /** The last publication time of an unpublished article. */
    formerMoment: state.keptMoment === null ? formerMoment : null,
    change: (next: PostForm) => setState((before) => withForm(before, next, isKnown)),
    addUpload: (address: string) =>
      setState((before) => ({ ...before, uploads: [...before.uploads, address] })),
    replace: setState,
    /** Continues as a new article, after the old one was deleted. */
    detach: (articleId: string) => {
      setState((before) => ({ ...before, articleId, version: null, keptMoment: null }));
      setIsKnown(false);
    },
    /** Rebases this form onto another version of the article. */
    rebase: (post: Post, form: PostForm) => {
      if (isOut) setFormerMoment(state.keptMoment);
      setState((before) => ({ ...existingArticle(post), form, uploads: before.uploads }));
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
