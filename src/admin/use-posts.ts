import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BackendError } from '../backend/errors.ts';
import { listPosts, type PostSummary } from '../backend/posts.ts';
import { useToast } from './toast.tsx';
import { useAuth } from './auth.tsx';
import { MESSAGES } from './messages.ts';
import { withBackend } from './use-backend.ts';

/** Query key of the list of articles, invalidated by every change. */
export const POSTS_KEY = ['posts'] as const;

const isSessionOver = (error: unknown) => error instanceof BackendError && error.kind === 'unauthorized';

/**
 * All articles, newest first. A failure shows a toast; an expired session opens the sign-in dialog, after which the
 * list is fetched again.
 */
export function usePosts(): UseQueryResult<PostSummary[]> {
  const toast = useToast();
  const { isExpired, reauthenticate } = useAuth();
  const query = useQuery({ queryKey: POSTS_KEY, queryFn: () => withBackend(listPosts) });
  const { error, errorUpdatedAt, refetch } = query;
  const reported = useRef(0);
  useEffect(() => {
    if (!error || reported.current === errorUpdatedAt) return;
    reported.current = errorUpdatedAt;
    toast(MESSAGES.postsNotLoaded);
    if (isSessionOver(error)) void reauthenticate();
  }, [error, errorUpdatedAt, reauthenticate, toast]);

  const wasExpired = useRef(isExpired);
  useEffect(() => {
    if (wasExpired.current && !isExpired) void refetch();
    wasExpired.current = isExpired;
  }, [isExpired, refetch]);
  return query;
}
