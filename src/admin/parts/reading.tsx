import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MESSAGES } from '../messages.ts';

interface ReadingProps {
  readonly query: Pick<UseQueryResult, 'data' | 'isError' | 'isPending' | 'refetch'>;
  /** The error message; by default about the articles. */
  readonly sentence?: string;
  /** False if a toast already announces the failure. */
  readonly isAnnounced?: boolean;
}

/** Placeholder for content that is loading or failed to load. */
export function Reading({
  query: { data, isError, isPending, refetch },
  sentence = MESSAGES.postsNotLoaded.description,
  isAnnounced = true,
}: ReadingProps) {
  if (isError && data === undefined) {
    return (
      <Notice tone="danger" role={isAnnounced ? 'alert' : undefined}>
        <p>{sentence}</p>
        <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
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
