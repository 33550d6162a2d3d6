import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MESSAGES } from '../messages.ts';

interface PostsReadingProps {
  readonly isPending: boolean;
  /** Whether there is nothing to show because the request failed. */
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Placeholder for articles that are loading or failed to load. */
export function PostsReading({ isPending, hasFailed, onRetry }: PostsReadingProps) {
  if (hasFailed) {
    return (
      <Notice tone="danger">
        <p>{MESSAGES.postsNotLoaded.description}</p>
        <Button variant="secondary" className="mt-2" onClick={onRetry}>
          Tentar de novo
        </Button>
      </Notice>
    );
  }
  if (!isPending) return null;
  return (
    <p role="status" className="py-3 text-muted">
      Carregando...
    </p>
  );
}
