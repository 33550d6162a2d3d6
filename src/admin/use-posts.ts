import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPosts, listTrash, type PostSummary } from '../backend/posts.ts';
import { useToast } from './toast.tsx';
import { MESSAGES } from './messages.ts';
import { useBackend } from './use-backend.ts';

/** Query key of the list of articles, invalidated by every change. */
export const POSTS_KEY = ['posts'] as const;

/** All articles, newest first. A failure shows a toast. */
export function usePosts(): UseQueryResult<PostSummary[]> {
  const toast = useToast();
  const run = useBackend();
  const query = useQuery({ queryKey: POSTS_KEY, queryFn: () => run(listPosts) });
  const { error, errorUpdatedAt } = query;
  useEffect(() => {
    if (error) toast(MESSAGES.postsNotLoaded);
  }, [error, errorUpdatedAt, toast]);
  return query;
}

/** The articles in the trash, newest first. */
export function useTrash(isWanted = true): UseQueryResult<PostSummary[]> {
  const run = useBackend();
  return useQuery({
    queryKey: [...POSTS_KEY, 'trash'],
    queryFn: () => run(listTrash),
    enabled: isWanted,
    staleTime: 0,
  });
}
