import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { BackendError, type BackendErrorKind } from '../../../backend/errors.ts';
import { PostGoneError, type Post, type PostSummary, type PostValues } from '../../../backend/posts.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { valuesOf } from '../model/post-form.ts';
import { isUncertain, savePost } from '../model/save-post.ts';
import { useBackend } from '../../use-backend.ts';
import type { EditorState } from './use-editor.ts';

const ANSWERED = new Set<BackendErrorKind>(['conflict', 'refused', 'constraint']);

/** The effect of a save: visitors see the article, at its time, or they do not. */
export type SaveAct = 'publish' | 'draft';

interface Saving {
  readonly state: EditorState;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly act: SaveAct;
}

/** Saves articles and keeps the list of articles true. */
export function useSave() {
  const run = useBackend();
  const queries = useQueryClient();
  const underWay = useRef(false);
  const attempts = useRef<PostValues[]>([]);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ state, today, act }: Saving): Promise<Post> => {
      const { articleId: id, version, form, keptMoment } = state;
      const published = valuesOf(form, today, keptMoment);
      const values = act === 'draft' ? { ...published, published_at: null } : published;
      try {
        return await run((client) => savePost(client, { id, version, values, attempts: attempts.current }));
      } catch (error) {
        if (isUncertain(error)) attempts.current.push(values);
        throw error;
      }
    },
    onSettled: (_saved, error, { state }) => {
      if (error instanceof PostGoneError) {
        queries.setQueryData<PostSummary[]>(POSTS_KEY, (posts) =>
          posts?.filter(({ id }) => id !== state.articleId),
        );
      }
      // Skips fetching the list from a server that does not respond, because that would only fail again.
      const isAnswered = !error || (error instanceof BackendError && ANSWERED.has(error.kind));
      if (isAnswered) void queries.invalidateQueries({ queryKey: POSTS_KEY });
    },
  });

  /**
   * Saves. While a save is under way another one is not begun.
   *
   * @returns the saved article, or `undefined` if a save was under way
   * @throws BackendError
   */
  const save = async (saving: Saving): Promise<Post | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    try {
      return await mutateAsync(saving);
    } finally {
      underWay.current = false;
    }
  };
  return { isSaving: isPending, save };
}
