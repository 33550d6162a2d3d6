import { useCallback, useMemo, useState } from 'react';
import type { PostSummary } from '../../../backend/posts.ts';
import { picturesOfHtml } from '../../../blog/live/editing.ts';
import { checkPost, type PostProblems } from '../model/check-post.ts';
import { foreignPictures } from '../model/foreign-pictures.ts';
import { isSlugTaken, SLUG_TAKEN } from '../model/slug-clash.ts';
import { pictureOrigins } from '../pictures/picture-origins.ts';
import type { EditorState } from './use-editor.ts';

/** What is wrong with a form, and what of it is told. */
export interface Problems {
  /** Everything that keeps the form from being saved. */
  readonly all: PostProblems;
  /** What is told: all of it once somebody has tried to save, before that only an address that is taken. */
  readonly shown: PostProblems;
  /** From now on everything is told. */
  readonly tellAll: () => void;
  /** Learns that an address belongs to another article, which only the database knew. */
  readonly refuseSlug: (slug: string) => void;
}

/** Judges a form as it is typed. */
export function useProblems({ articleId, form }: EditorState, posts: readonly PostSummary[]): Problems {
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
  const tellAll = useCallback(() => setIsTelling(true), []);
  const refuseSlug = useCallback((other: string) => setRefused((before) => [...before, other]), []);
  const shown = isTelling ? all : isTaken ? { slug: SLUG_TAKEN } : {};
  return { all, shown, tellAll, refuseSlug };
}
