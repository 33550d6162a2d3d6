import { updatePost, type PostSummary } from '../../backend/posts.ts';
import { usePostTask } from '../use-post-task.ts';
import { MESSAGES, trashFailed } from './messages.ts';

/** Restores an article from the trash, with its address and its pictures; shows a toast with the outcome. */
export function useRestore() {
  return usePostTask({
    task: (client, { id, version }: PostSummary) => updatePost(client, id, version, {}),
    done: () => MESSAGES.restored,
    failed: (error) => trashFailed(error, MESSAGES.notRestored),
  });
}
