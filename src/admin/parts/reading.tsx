import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MESSAGES } from '../messages.ts';

interface ReadingProps {
  readonly isPending: boolean;
  /** True if there is nothing to show because the request failed. */
  readonly hasFailed: boolean;
  /** The sentence in that case; by default about the articles. */
  readonly sentence?: string;
  /** True to announce the sentence, if no toast does. */
  readonly isAnnounced?: boolean;
  readonly onRetry: () => void;
}

/** Placeholder for content that is loading or failed to load. */
export function Reading({
  isPending,
  hasFailed,
  sentence = MESSAGES.postsNotLoaded.description,
  isAnnounced = false,
  onRetry,
}: ReadingProps) {
  if (hasFailed) {
    return (
      <Notice tone="danger" role={isAnnounced ? 'alert' : undefined}>
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
