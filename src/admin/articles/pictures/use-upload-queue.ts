import { useEffect, useRef, useState } from 'react';
import { uploadPicture, type PictureLabel } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { PictureRefused, preparePicture } from './prepare-picture.ts';
import { uploadQueue, type Upload } from '../../../editor/upload-queue.ts';

const NOT_SENT = 'A imagem não foi enviada.';
const STILLED = 'O site mostra imagens paradas: da animação ficou o primeiro quadro.';

const isWaiting = ({ state }: Upload) => state.kind === 'waiting' || state.kind === 'sending';

/**
 * The progress of the uploads, in a sentence; empty without any.
 *
 * @param earlier ids of those that ended before the present ones began.
 */
export function statusOf(uploads: readonly Upload[], earlier: ReadonlySet<string>): string {
  const present = uploads.filter((upload) => isWaiting(upload) || !earlier.has(upload.id));
  if (!present.some(isWaiting)) return '';
  const countOf = (kind: Upload['state']['kind']) =>
    present.filter(({ state }) => state.kind === kind).length;
  const failures = countOf('failed');
  const failed = failures === 0 ? '' : `, ${failures} com falha`;
  return `Enviando imagens: ${countOf('stored')} de ${present.length} prontas${failed}.`;
}

/**
 * A queue that prepares and stores pictures of a text.
 *
 * @param onUploaded called with each address.
 */
export function useUploadQueue(label: PictureLabel, onUploaded: (address: string) => void) {
  const toast = useToast();
  const run = useBackend();
  const [status, setStatus] = useState('');
  const [stilled, setStilled] = useState(false);
  const [uploads] = useState(uploadQueue);
  const earlier = useRef<ReadonlySet<string>>(new Set());
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
      const next = statusOf(uploads.all(), earlier.current);
      if (next === '') earlier.current = new Set(uploads.all().map(({ id }) => id));
      setStatus(next);
    });
  });
  return { uploads, status: status === '' && stilled ? STILLED : status };
}
