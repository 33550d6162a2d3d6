import { useState } from 'react';
import type { Post } from '../../../backend/posts.ts';
import { isPublic } from '../../post-status.ts';
import type { Draft } from '../model/drafts.ts';
import { emptyForm, formOf, PICTURE_FIELDS, sameForm, type PostForm } from '../model/post-form.ts';
import { slugOf } from '../model/slug.ts';

/** The state of editing an article: everything that a draft keeps. */
export type EditorState = Omit<Draft, 'keptAt' | 'accountId'>;

/** The state in which a new article begins. */
export function newArticle(id: string, today: string): EditorState {
  const form = emptyForm(today);
  return { articleId: id, version: null, keptMoment: null, base: form, form, uploads: [] };
}

/** The state in which the editing of an article begins. */
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
 * The state after a change of the form. A new title brings its address along, unless somebody has written another or visitors
 * know the article by the old one; a picture that is removed takes its description along.
 */
export function withForm(state: EditorState, next: PostForm, now: number): EditorState {
  const { form } = state;
  const follows =
    next.title !== form.title &&
    next.slug === form.slug &&
    form.slug === slugOf(form.title) &&
    !isPublic({ published_at: state.keptMoment }, now);
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

/** The state of a form and how it changes. */
export function useEditor(start: EditorState) {
  const [state, setState] = useState(start);
  const [openedAt] = useState(Date.now);
  return {
    state,
    isDirty: !sameForm(state.form, state.base),
    /** The address under which visitors know the article. */
    publicSlug: isPublic({ published_at: state.keptMoment }, openedAt) ? state.base.slug : undefined,
    change: (next: PostForm) => setState((before) => withForm(before, next, Date.now())),
    addUpload: (address: string) =>
      setState((before) => ({ ...before, uploads: [...before.uploads, address] })),
    replace: setState,
    /** Goes on as a new article, because the old one is gone. */
    detach: (articleId: string) =>
      setState((before) => ({ ...before, articleId, version: null, keptMoment: null })),
    /** Goes on from another version of the article, with this form. */
    rebase: (post: Post, form: PostForm) =>
      setState((before) => ({ ...existingArticle(post), form, uploads: before.uploads })),
  };
}

/** The state with its actions. */
export type Editor = ReturnType<typeof useEditor>;
