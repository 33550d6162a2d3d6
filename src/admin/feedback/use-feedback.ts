import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '../../backend/client.ts';
import { countFeedback, countOpenFeedback, listFeedback } from '../../backend/feedback.ts';
import { useToast } from '../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { useBackend, withBackend } from '../use-backend.ts';

const KEY = ['feedback'] as const;

/** Loads open or closed messages page by page. */
export function useMessages(isClosed: boolean) {
  const run = useBackend();
  return useInfiniteQuery({
    queryKey: [...KEY, isClosed ? 'closed' : 'open'],
    queryFn: ({ pageParam }) => run((client) => listFeedback(client, { isClosed, before: pageParam })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasMore, rows }) => (hasMore ? rows.at(-1)?.created_at : undefined),
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
}

/** Counts of helpful and unhelpful results. */
export function useCounts() {
  const run = useBackend();
  return useQuery({ queryKey: [...KEY, 'counts'], queryFn: () => run(countFeedback) });
}

export function useOpenCount() {
  return useQuery({ queryKey: [...KEY, 'open-count'], queryFn: () => withBackend(countOpenFeedback) });
}

export type FeedbackTask = (task: (client: BackendClient) => Promise<void>) => void;

/** Changes or deletes messages, shows a toast on failure, and refetches messages and counts. */
export function useFeedbackTask(): FeedbackTask {
  const run = useBackend();
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (task: (client: BackendClient) => Promise<void>) => run(task),
    onError: () => toast(MESSAGES.unexpected),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  return mutate;
}
