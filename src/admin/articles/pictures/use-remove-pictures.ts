import { removeUnusedPictures } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { draftedPictures } from '../model/drafts.ts';
import { useBackend } from '../../use-backend.ts';
import { allTold } from './held-pictures.ts';

/**
 * Removes pictures that neither an article nor a draft uses; drafts count because a form open elsewhere may
 * still be saved. Failures are reported, and the pictures are swept up later.
 */
export function useRemovePictures(): (addresses: readonly string[]) => Promise<void> {
  const run = useBackend();
  const toast = useToast();
  return async (addresses) => {
    const drafted = new Set(await draftedPictures());
    const spare = addresses.filter((address) => !drafted.has(address));
    if (spare.length === 0) return;
    // Until a draft that is over has let go of its pictures, the server keeps them.
    await allTold();
    await run((client) => removeUnusedPictures(client, spare)).catch(() => toast(MESSAGES.pictureNotDeleted));
  };
}
