import { useCallback } from 'react';
import { removeUnusedPictures } from '../../../backend/pictures.ts';
import { useToast } from '../../../ui/toast.tsx';
import { MESSAGES } from '../messages.ts';
import { browserStorage, draftedPictures } from '../model/drafts.ts';
import { useBackend } from '../use-backend.ts';

/**
 * Removes pictures that neither an article nor a draft shows: who has an article open elsewhere may save it yet. What
 * cannot be removed is told, and swept up later.
 */
export function useRemovePictures(): (addresses: readonly string[]) => Promise<void> {
  const run = useBackend();
  const toast = useToast();
  return useCallback(
    async (addresses) => {
      const drafted = new Set(draftedPictures(browserStorage()));
      const spare = addresses.filter((address) => !drafted.has(address));
      if (spare.length === 0) return;
      await run((client) => removeUnusedPictures(client, spare)).catch(() =>
        toast(MESSAGES.pictureNotDeleted),
      );
    },
    [run, toast],
  );
}
