import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { BackendError, type BackendErrorKind } from '../../../backend/errors.ts';
import { PostGoneError, type NewPostValues, type Post, type PostSummary } from '../../../backend/posts.ts';
import { POSTS_KEY } from '../../use-posts.ts';
import { valuesOf } from '../model/post-form.ts';
import { isUncertain, savePost } from '../model/save-post.ts';
import { useBackend } from '../../use-backend.ts';
import type { EditorState } from './use-editor.ts';

const ANSWERED = new Set<BackendErrorKind>(['conflict', 'refused', 'constraint']);

/** Saves articles and keeps the list of articles true. */
export function useSave() {
  const run = useBackend();
  const queries = useQueryClient();
  const underWay = useRef(false);
  const attempts = useRef<NewPostValues[]>([]);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ state, today }: { state: EditorState; today: string }): Promise<Post> => {
      const { articleId: id, version, form, keptMoment } = state;
      const values = valuesOf(form, today, keptMoment ?? undefined);
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
      // Where the server does not answer, asking it for the list would only fail once more.
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
  const save = async (state: EditorState, today: string): Promise<Post | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    try {
      return await mutateAsync({ state, today });
    } finally {
      underWay.current = false;
    }
  };
  return { isSaving: isPending, save };
}
