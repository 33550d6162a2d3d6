import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MESSAGES } from '../messages.ts';

interface ReadingProps {
  readonly isPending: boolean;
  /** Whether there is nothing to show because the request failed. */
  readonly hasFailed: boolean;
  /** What is told then; by default that it is the articles. */
  readonly sentence?: string;
  readonly onRetry: () => void;
}

/** Placeholder for what is loading or failed to load. */
export function Reading({
  isPending,
  hasFailed,
  sentence = MESSAGES.postsNotLoaded.description,
  onRetry,
}: ReadingProps) {
  if (hasFailed) {
    return (
      <Notice tone="danger">
        <p>{sentence}</p>
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
