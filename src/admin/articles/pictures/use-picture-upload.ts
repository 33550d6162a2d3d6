import { useRef, useState } from 'react';
import { uploadPicture, type PictureLabel } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { useBackend } from '../../use-backend.ts';
import { claimsToBePicture, PictureRefused, preparePicture } from './prepare-picture.ts';

/**
 * Prepares and stores pictures for one field of an article, one at a time.
 *
 * @param onUploaded called with the address.
 * @param onBusy called when an upload begins and ends.
 */
export function usePictureUpload(
  label: PictureLabel,
  onUploaded: (address: string) => void,
  onBusy: (isBusy: boolean) => void,
) {
  const toast = useToast();
  const run = useBackend();
  const [isUploading, setIsUploading] = useState(false);
  /** The reason for refusing the last file. */
  const [refusal, setRefusal] = useState<string>();
  const isInFlight = useRef(false);

  const store = async (file: File): Promise<void> => {
    try {
      const picture = await preparePicture(file);
      onUploaded(await run((client) => uploadPicture(client, label, picture, Date.now())));
    } catch (error) {
      if (error instanceof PictureRefused) setRefusal(error.message);
      toast(MESSAGES.uploadFailed);
    }
  };

  /** Uploads a file; ignores one whose declared type is not a picture, as specified. */
  const take = async (file: File): Promise<void> => {
    if (isInFlight.current || !claimsToBePicture(file)) return;
    isInFlight.current = true;
    setRefusal(undefined);
    setIsUploading(true);
    onBusy(true);
    await store(file);
    isInFlight.current = false;
    setIsUploading(false);
    onBusy(false);
  };

  return { isUploading, refusal, take };
}
