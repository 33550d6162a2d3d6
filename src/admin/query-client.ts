import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;

/**
 * The query cache of the administrative area. Queries are neither retried automatically nor paused until the
 * network returns: an error message with a retry button is better than a screen that hangs.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
