import { useEffect, useState } from 'react';
import { uploadPicture, type PictureLabel } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { PictureRefused, preparePicture } from './prepare-picture.ts';
import { uploadQueue, type Upload } from '../../../editor/upload-queue.ts';

const NOT_SENT = 'A imagem não foi enviada.';
const STILLED = 'O site mostra imagens paradas: da animação ficou o primeiro quadro.';

/** The progress of the uploads, in a sentence. */
function statusOf(uploads: readonly Upload[]): string {
  const waiting = uploads.filter(({ state }) => state.kind === 'waiting' || state.kind === 'sending').length;
  if (waiting === 0) return '';
  const stored = uploads.filter(({ state }) => state.kind === 'stored').length;
  return `Enviando imagens: ${stored} de ${stored + waiting} prontas.`;
}

/**
 * A queue that prepares and stores pictures of a text.
 *
 * @param onUploaded called with each address.
 * @param onBusy called after every change, with true if some pictures are still uploading.
 */
export function useUploadQueue(
  label: PictureLabel,
  onUploaded: (address: string) => void,
  onBusy: (isBusy: boolean) => void,
) {
  const toast = useToast();
  const run = useBackend();
  const [status, setStatus] = useState('');
  const [stilled, setStilled] = useState(false);
  const [uploads] = useState(uploadQueue);
  useEffect(() => {
    uploads.serveWith({
      store: async (file) => {
        const { isStilled, ...picture } = await preparePicture(file);
        const address = await run((client) => uploadPicture(client, label, picture, Date.now()));
        if (isStilled) setStilled(true);
        onUploaded(address);
        return address;
      },
      explain: (error) => {
        toast(MESSAGES.uploadFailed);
        return error instanceof PictureRefused ? error.message : NOT_SENT;
      },
    });
    return uploads.subscribe(() => {
      const next = statusOf(uploads.all());
      setStatus(next);
      onBusy(next !== '');
    });
  });
  return { uploads, status: status === '' && stilled ? STILLED : status };
}
