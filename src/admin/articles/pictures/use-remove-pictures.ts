import { removeUnusedPictures } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { useBackend } from '../../use-backend.ts';

/**
 * Removes those of some pictures that no article, version or draft uses; the server knows. Failures are reported, and
 * the pictures are swept up later.
 */
export function useRemovePictures(): (addresses: readonly string[]) => Promise<void> {
  const run = useBackend();
  const toast = useToast();
  return async (addresses) => {
    if (addresses.length === 0) return;
    await run((client) => removeUnusedPictures(client, addresses)).catch(() =>
      toast(MESSAGES.pictureNotDeleted),
    );
  };
}
