import { useMemo, useState } from 'react';
import type { PostSummary } from '../../../backend/posts.ts';
import { ownArticles, picturesOfHtml } from '../../../blog/live/editing.ts';
import { checkDraft, checkPost, type PostProblems } from '../model/check-post.ts';
import { foreignPictures } from '../model/foreign-pictures.ts';
import { SLUG_TAKEN } from '../messages.ts';
import { isSlugTaken } from '../model/slug-clash.ts';
import { pictureOrigins } from '../../../editor/own-pictures.ts';
import type { EditorState } from './use-editor.ts';

/** The effect of a save: visitors see the article, at its time, or they do not. */
export type SaveAct = 'publish' | 'draft';

/** Judges a form as it is typed. */
export function useProblems({ articleId, form }: EditorState, posts: readonly PostSummary[]) {
  const [tried, setTried] = useState<SaveAct>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const slug = form.slug.trim();
  const isTaken = refused.includes(slug) || isSlugTaken(slug, articleId, posts, ownArticles);
  const inText = useMemo(() => picturesOfHtml(form.content), [form.content]);
  const all = useMemo(
    () => ({
      ...foreignPictures(form, inText, pictureOrigins()),
      ...checkPost(form),
      ...(isTaken ? { slug: SLUG_TAKEN } : {}),
    }),
    [form, inText, isTaken],
  );
  /** Everything that prevents the form from being saved. */
  const against = (act: SaveAct): PostProblems => (act === 'draft' ? checkDraft(form, all) : all);
  return {
    against,
    /** Those of the last try to save; before one, only an address that is taken. */
    shown: tried ? against(tried) : isTaken ? { slug: SLUG_TAKEN } : {},
    /** Shows from now on what prevents this. */
    tellAll: setTried,
    /** Learns that an address belongs to another article, which only the database knew. */
    refuseSlug: (other: string) => setRefused((before) => [...before, other]),
  };
}

/** The problems of a form, and those shown. */
export type Problems = ReturnType<typeof useProblems>;
