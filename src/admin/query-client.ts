import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 15_000;

/**
 * What the administrative area has read from the backend. Nothing is retried in silence and nothing waits for
 * the network to come back: a screen that says what failed, with a way to try again, beats one that hangs.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
