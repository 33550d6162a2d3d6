import { useState } from 'react';
import type { PostSummary } from '../../../backend/posts.ts';
import { ownArticles, picturesOfHtml } from '../../../blog/live/editing.ts';
import { checkDraft, checkPost, type PostProblems } from '../model/check-post.ts';
import { foreignPictures } from '../model/foreign-pictures.ts';
import { SLUG_TAKEN } from '../messages.ts';
import { isOfAnother } from '../model/own-article.ts';
import type { EditorState } from './use-editor.ts';

/** The kind of save: `publish` shows the article to visitors, at its publication time; `draft` hides it. */
export type SaveAct = 'publish' | 'draft';

/** Validates the form on the first save, and then after every change; any earlier, parsing would slow down typing. */
export function useProblems({ articleId, form }: EditorState, posts: readonly PostSummary[]) {
  const [attempted, setAttempted] = useState<SaveAct>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const slug = form.slug.trim();
  const isTaken = refused.includes(slug) || isOfAnother(slug, articleId, posts, ownArticles);
  const slugProblem: PostProblems = isTaken ? { slug: SLUG_TAKEN } : {};
  /** All problems that block this kind of save. */
  const against = (act: SaveAct): PostProblems => {
    const inText = picturesOfHtml(form.content).map(({ address }) => address);
    const all = {
      ...foreignPictures(form, inText),
      ...checkPost(form),
      ...slugProblem,
    };
    return act === 'draft' ? checkDraft(form, all) : all;
  };
  return {
    against,
    /** The problems of the last attempted save; before one, only a taken address. */
    shown: attempted ? against(attempted) : slugProblem,
    /** Shows, from now on, the problems that block this kind of save. */
    showFor: setAttempted,
    /** Marks an address as taken after the database refused it. */
    refuseSlug: (other: string) => setRefused((before) => [...before, other]),
  };
}

export type Problems = ReturnType<typeof useProblems>;
