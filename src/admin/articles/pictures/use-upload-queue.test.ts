import { expect, it } from 'vitest';
import type { UploadState } from '../../../editor/upload-queue.ts';
import { statusOf } from './use-upload-queue.ts';

const STATES: Record<UploadState['kind'], UploadState> = {
  waiting: { kind: 'waiting' },
  sending: { kind: 'sending' },
  stored: { kind: 'stored', address: '/a.webp' },
  failed: { kind: 'failed', message: 'Não é uma imagem.' },
};

/** Uploads in these states, with their places as ids. */
const uploads = (...kinds: UploadState['kind'][]) =>
  kinds.map((kind, place) => ({ id: String(place), name: 'a', file: new Blob(), state: STATES[kind] }));

it.each([
  ['counts finished pictures', ['stored', 'sending', 'waiting'], [], 'Enviando imagens: 1 de 3 prontas.'],
  [
    'counts failures apart',
    ['stored', 'failed', 'sending'],
    [],
    'Enviando imagens: 1 de 3 prontas, 1 com falha.',
  ],
  [
    'leaves out earlier ones',
    ['stored', 'failed', 'sending'],
    ['0', '1'],
    'Enviando imagens: 0 de 1 prontas.',
  ],
  ['counts one that is tried again', ['stored', 'sending'], ['0', '1'], 'Enviando imagens: 0 de 1 prontas.'],
  ['ends with the last one', ['stored', 'failed'], [], ''],
] as const)('%s', (_what, kinds, earlier, sentence) => {
  expect(statusOf(uploads(...kinds), new Set(earlier))).toBe(sentence);
});
