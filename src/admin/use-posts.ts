import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getSupabase } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { listPosts, type PostSummary } from '../backend/posts.ts';
import { useToast } from '../ui/toast.tsx';
import { useAuth } from './auth.tsx';
import { MESSAGES } from './messages.ts';

/** Query key of the list of articles, invalidated by every change. */
export const POSTS_KEY = ['posts'] as const;

async function load(): Promise<PostSummary[]> {
  const client = await getSupabase();
  if (!client) throw new BackendError('unknown', 'No backend is configured.');
  return listPosts(client);
}

const isSessionOver = (error: unknown) => error instanceof BackendError && error.kind === 'unauthorized';

/**
 * All articles, the newest first. A failure shows a toast; an expired session opens the sign-in dialog, after
 * which the list is fetched again.
 */
export function usePosts(): UseQueryResult<PostSummary[]> {
  const toast = useToast();
  const { isExpired, reauthenticate } = useAuth();
  const query = useQuery({ queryKey: POSTS_KEY, queryFn: load });
  const { error, errorUpdatedAt, refetch } = query;
  const told = useRef(0);
  useEffect(() => {
    if (!error || told.current === errorUpdatedAt) return;
    told.current = errorUpdatedAt;
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
