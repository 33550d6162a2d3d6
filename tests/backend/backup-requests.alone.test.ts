/** How a command and the running server agree on a copy by files, on a disk that writes slowly. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests, askForCopy } from '../../server/backend/backup/requests.ts';

/** Longer than what passes between two looks for an answer. */
const WRITING_MS = 1200;

/** A file is there before its content is. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const slowly = async (...[file, content, options]: Parameters<typeof writeFile>): Promise<void> => {
    await real.writeFile(file, '', options);
    if (content !== '') await sleep(WRITING_MS);
    await real.writeFile(file, content, options);
  };
  return { ...real, writeFile: slowly };
});

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'calculario-requests-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a request that nobody answers is taken back, with a word', async () => {
  await expect(askForCopy(folder, 10)).rejects.toThrow('não atende a pedidos de cópia');
  expect(readdirSync(folder)).toEqual([]);
});

it('a server that fails tells why, in whole', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = answerRequests(folder, () => Promise.reject(new Error('o disco está cheio')));
  await expect(askForCopy(folder)).rejects.toThrow('A cópia falhou: o disco está cheio');
  await end();
  printed.mockRestore();
  expect(readdirSync(folder)).toEqual([]);
});
