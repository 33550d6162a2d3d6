import { useMemo, useState } from 'react';
import type { PostSummary } from '../../../backend/posts.ts';
import { picturesOfHtml } from '../../../blog/live/editing.ts';
import { checkPost } from '../model/check-post.ts';
import { foreignPictures } from '../model/foreign-pictures.ts';
import { isSlugTaken, SLUG_TAKEN } from '../model/slug-clash.ts';
import { pictureOrigins } from '../../../editor/own-pictures.ts';
import type { EditorState } from './use-editor.ts';

/** Judges a form as it is typed. */
export function useProblems({ articleId, form }: EditorState, posts: readonly PostSummary[]) {
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const slug = form.slug.trim();
  const isTaken = refused.includes(slug) || isSlugTaken(slug, articleId, posts);
  const inText = useMemo(() => picturesOfHtml(form.content), [form.content]);
  const all = useMemo(
    () => ({
      ...foreignPictures(form, inText, pictureOrigins()),
      ...checkPost(form),
      ...(isTaken ? { slug: SLUG_TAKEN } : {}),
    }),
    [form, inText, isTaken],
  );
  return {
    /** Everything that keeps the form from being saved. */
    all,
    /** What is told: all of it once somebody has tried to save, before that only an address that is taken. */
    shown: isTelling ? all : isTaken ? { slug: SLUG_TAKEN } : {},
    /** From now on everything is told. */
    tellAll: () => setIsTelling(true),
    /** Learns that an address belongs to another article, which only the database knew. */
    refuseSlug: (other: string) => setRefused((before) => [...before, other]),
  };
}

/** What is wrong with a form, and what of it is told. */
export type Problems = ReturnType<typeof useProblems>;
