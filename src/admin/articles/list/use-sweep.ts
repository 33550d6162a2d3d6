import { useEffect } from 'react';
import { getSupabase } from '../../../backend/client.ts';
import { sweepPictures } from '../../../backend/pictures.ts';
import { purgeTrash } from '../../../backend/posts.ts';

/** Runs after the list has loaded, so that it does not delay the list. */
const DELAY_MS = 3000;

let hasSwept = false;

async function sweep(): Promise<void> {
  const client = await getSupabase();
  if (!client) return;
  await purgeTrash(client);
  await sweepPictures(client);
}

/**
 * Once per visit, empties the trash of what has been there for 30 days, and removes orphaned pictures that crashes and
 * closed windows have left behind. Failures are ignored: the next visit tries again.
 */
export function useSweep(): void {
  useEffect(() => {
    if (hasSwept) return undefined;
    const timer = setTimeout(() => {
      hasSwept = true;
      sweep().catch(() => undefined);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
