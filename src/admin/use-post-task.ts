import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BackendClient } from '../backend/client.ts';
import { useToast, type ToastMessage } from './toast.tsx';
import { useBackend } from './use-backend.ts';
import { POSTS_KEY } from './use-posts.ts';

interface PostTask<Input, Result> {
  readonly task: (client: BackendClient, input: Input) => Promise<Result>;
  readonly done: (input: Input) => ToastMessage;
  readonly failed: (error: Error) => ToastMessage;
}

/** A mutation that changes articles, shows a toast with its outcome, and then refetches the lists of articles. */
export function usePostTask<Input, Result = unknown>({ task, done, failed }: PostTask<Input, Result>) {
  const run = useBackend();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => run((client) => task(client, input)),
    onSuccess: (_, input) => toast(done(input)),
    onError: (error) => toast(failed(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: POSTS_KEY }),
  });
}
