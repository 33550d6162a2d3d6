import { expect, it } from 'vitest';
import type { UploadState } from '../../../editor/upload-queue.ts';
import { statusOf } from './use-upload-queue.ts';

const STATES: Record<UploadState['kind'], UploadState> = {
  waiting: { kind: 'waiting' },
  sending: { kind: 'sending' },
  stored: { kind: 'stored', address: '/a.webp' },
  failed: { kind: 'failed', message: 'Não é uma imagem.', isFinal: true },
};

/** Uploads in these states, with their indexes as ids. */
const uploads = (...kinds: UploadState['kind'][]) =>
  new Map(kinds.map((kind, index) => [String(index), STATES[kind]]));

it.each([
  [
    'statusOf counts finished pictures',
    ['stored', 'sending', 'waiting'],
    [],
    'Enviando imagens: 1 de 3 prontas.',
  ],
  [
    'statusOf counts failures separately',
    ['stored', 'failed', 'sending'],
    [],
    'Enviando imagens: 1 de 3 prontas, 1 com falha.',
  ],
  ['statusOf omits earlier uploads', ['stored', 'failed', 'sending'], ['0', '1'], 'Enviando a imagem.'],
  ['statusOf counts a retried upload', ['stored', 'sending'], ['0', '1'], 'Enviando a imagem.'],
  ['statusOf is empty after the last upload', ['stored', 'failed'], [], ''],
] as const)('%s', (_what, kinds, earlier, sentence) => {
  expect(statusOf(uploads(...kinds), new Set(earlier))).toBe(sentence);
});
