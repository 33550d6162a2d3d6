import { useEffect } from 'react';
import { getSupabase } from '../../../backend/client.ts';
import { sweepPictures } from '../../../backend/pictures.ts';
import { browserStorage, draftedPictures } from '../model/drafts.ts';

/** After the list is there, so that nobody waits for it. */
const DELAY_MS = 3000;

let hasSwept = false;

async function sweep(): Promise<void> {
  const client = await getSupabase();
  if (client) await sweepPictures(client, draftedPictures(browserStorage()));
}

/**
 * Once a visit, removes the pictures that crashes and closed windows have left behind. What cannot be removed now
 * is nobody's concern: the next visit tries again.
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
