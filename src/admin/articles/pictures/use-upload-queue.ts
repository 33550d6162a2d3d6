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
 * Describes the progress of the current uploads; empty if all have ended.
 *
 * @param earlier ids of uploads that ended before the current ones began.
 */
export function statusOf(uploads: readonly Upload[], earlier: ReadonlySet<string>): string {
  const current = uploads.filter((upload) => isWaiting(upload) || !earlier.has(upload.id));
  if (!current.some(isWaiting)) return '';
  const countOf = (kind: Upload['state']['kind']) =>
    current.filter(({ state }) => state.kind === kind).length;
  const failures = countOf('failed');
  const failed = failures === 0 ? '' : `, ${failures} com falha`;
  return `Enviando imagens: ${countOf('stored')} de ${current.length} prontas${failed}.`;
}

/**
 * Provides a queue that prepares and uploads the pictures of a text.
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
        const isFinal = error instanceof PictureRefused;
        return { message: isFinal ? error.message : NOT_SENT, isFinal };
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
