import { useMutation } from '@tanstack/react-query';
import { uploadPicture, type PictureLabel } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { MESSAGES } from '../messages.ts';
import { useBackend } from '../../use-backend.ts';
import { PictureRefused, preparePicture } from './prepare-picture.ts';

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
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      const picture = await preparePicture(file);
      return run((client) => uploadPicture(client, label, picture, Date.now()));
    },
    onMutate: () => onBusy(true),
    onSuccess: onUploaded,
    onError: () => toast(MESSAGES.uploadFailed),
    onSettled: () => onBusy(false),
  });
  return {
    isUploading: isPending,
    /** The reason for refusing the last file. */
    refusal: error instanceof PictureRefused ? error.message : undefined,
    /** Uploads a file; ignores one whose declared type is not a picture, as specified. */
    take: (file: File) => {
      if (!isPending && file.type.startsWith('image/')) mutate(file);
    },
  };
}
