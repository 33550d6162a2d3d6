import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../../../backend/pictures.ts';
import { useToast } from '../../toast.tsx';
import { useBackend } from '../../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { PictureRefused, preparePicture } from './prepare-picture.ts';
import { uploadQueue, type UploadState } from '../../../editor/upload-queue.ts';

const NOT_SENT = 'A imagem não foi enviada.';
const STILLED = 'O site mostra imagens paradas: da animação ficou o primeiro quadro.';

const isWaiting = ({ kind }: UploadState) => kind === 'waiting' || kind === 'sending';

/**
 * Describes the progress of the current uploads; empty if all have ended.
 *
 * @param earlier ids of uploads that ended before the current ones began.
 */
export function statusOf(uploads: ReadonlyMap<string, UploadState>, earlier: ReadonlySet<string>): string {
  const current = [...uploads].flatMap(([id, state]) =>
    isWaiting(state) || !earlier.has(id) ? [state] : [],
  );
  if (!current.some(isWaiting)) return '';
  if (current.length === 1) return 'Enviando a imagem.';
  const countOf = (kind: UploadState['kind']) => current.filter((state) => state.kind === kind).length;
  const failures = countOf('failed');
  const failed = failures === 0 ? '' : `, ${failures} com falha`;
  return `Enviando imagens: ${countOf('stored')} de ${current.length} prontas${failed}.`;
}

/**
 * Provides a queue that prepares and uploads the pictures of a text.
 *
 * @param onUploaded called with each address; the first one given counts.
 */
export function useUploadQueue(onUploaded: (address: string) => void) {
  const toast = useToast();
  const run = useBackend();
  const [status, setStatus] = useState('');
  const [stilled, setStilled] = useState(false);
  const [uploads] = useState(() =>
    uploadQueue(async (file) => {
      try {
        const { isStilled, ...picture } = await preparePicture(file);
        const address = await run((client) => uploadPicture(client, 'texto', picture, Date.now()));
        if (isStilled) setStilled(true);
        onUploaded(address);
        return { kind: 'stored', address };
      } catch (error) {
        toast(MESSAGES.uploadFailed);
        const isFinal = error instanceof PictureRefused;
        return { kind: 'failed', message: isFinal ? error.message : NOT_SENT, isFinal };
      }
    }),
  );
  const earlier = useRef<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      uploads.subscribe(() => {
        const next = statusOf(uploads.states, earlier.current);
        if (next === '') earlier.current = new Set(uploads.states.keys());
        setStatus(next);
      }),
    [uploads],
  );
  return { uploads, status: status === '' && stilled ? STILLED : status };
}
