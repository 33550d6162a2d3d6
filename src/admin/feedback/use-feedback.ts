import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { countFeedback, listFeedback } from '../../backend/feedback.ts';
import { useBackend } from '../use-backend.ts';

const KEY = ['feedback'] as const;

/** The messages of one kind, page by page. */
export function useMessages(isClosed: boolean) {
  const run = useBackend();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...KEY, isClosed ? 'closed' : 'open'],
    queryFn: ({ pageParam }) => run((client) => listFeedback(client, { isClosed, offset: pageParam })),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }, pages) =>
      hasMore ? pages.reduce((sum, { rows }) => sum + rows.length, 0) : undefined,
  });
  return {
    /** `undefined` while they are loading, and when they could not be. */
    messages: data?.pages.flatMap(({ rows }) => rows),
    hasFailed: isError && data === undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    reload: () => void refetch(),
  };
}

/** How often results helped. */
export function useCounts() {
  const run = useBackend();
  const { data } = useQuery({ queryKey: [...KEY, 'counts'], queryFn: () => run(countFeedback) });
  return data ?? [];
}

/** Reads messages and counts again. */
export function useReloadFeedback(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
