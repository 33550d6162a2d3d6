/** The files by which a command requests a copy from the running server, tested on a slow disk. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRequests as answerEvery } from '../../server/backend/backup/answer-requests.ts';
import { withAskedCopy as withCopyAsked } from '../../server/backend/backup/ask-for-copy.ts';

/** Polling interval of the server and the command. */
const POLL_MS = 50;
/** Much longer than the polling interval. */
const WRITING_MS = 200;

/** Simulates a slow disk: creates a file some time before its content. */
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>();
  const slowly = async (...[file, content, options]: Parameters<typeof writeFile>): Promise<void> => {
    await real.writeFile(file, '', options);
    if (content !== '') await sleep(WRITING_MS);
    await real.writeFile(file, content, options);
  };
  return { ...real, writeFile: slowly };
});

const answerRequests = (dataDir: string, makeCopy: (copy: string) => Promise<void>) =>
  answerEvery(dataDir, makeCopy, POLL_MS);

const withAskedCopy = (dataDir: string, task: (copy: string) => Promise<void>, timeoutMs?: number) =>
  withCopyAsked(dataDir, task, timeoutMs, POLL_MS);

/** Ignores a finished copy. */
const unused = () => Promise.resolve();

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'calculario-requests-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a request without an answer times out with a message, and is withdrawn', async () => {
  await expect(withAskedCopy(folder, unused, 10)).rejects.toThrow('não atende a pedidos de cópia');
  expect(readdirSync(folder)).toEqual([]);
});

it('a failing server reports the full reason', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = answerRequests(folder, () => Promise.reject(new Error('o disco está cheio')));
  await expect(withAskedCopy(folder, unused)).rejects.toThrow('A cópia falhou: o disco está cheio');
  await end();
  printed.mockRestore();
  expect(readdirSync(folder)).toEqual([]);
});

it('the command keeps waiting for a long copy while the server shows that it is alive', async () => {
  const end = answerRequests(folder, async (copy) => {
    await sleep(3000);
    mkdirSync(copy);
    writeFileSync(join(copy, 'data'), 'whole');
  });
  const found: string[] = [];
  const read = async (copy: string) => void found.push(readFileSync(join(copy, 'data'), 'utf8'));
  await withAskedCopy(folder, read, 2000);
  expect(found).toEqual(['whole']);
  await end();
  expect(readdirSync(folder)).toEqual([]);
});

/** Requests a copy and waits for the request file. */
async function askedFor(): Promise<{ asking: Promise<void>; id: string }> {
  const asking = withAskedCopy(folder, unused, 1000);
  asking.catch(() => undefined);
  const request = await vi.waitUntil(() => readdirSync(folder).find((name) => name.endsWith('.request')), {
    timeout: 10_000,
  });
  // Wait for the content, which follows the creation of the file.
  await sleep(200);
  return { asking, id: request.slice(0, -'.request'.length) };
}

it('the command gives up if the server stops during the copy, and removes its leftovers', async () => {
  const { asking, id } = await askedFor();
  mkdirSync(join(folder, id, 'copy.new'), { recursive: true });
  renameSync(join(folder, `${id}.request`), join(folder, id, 'taken'));
  await expect(asking).rejects.toThrow('O servidor terminou antes de acabar a cópia');
  expect(readdirSync(folder)).toEqual([]);
});

it('the command gives up if a restarted server does not know the copy', async () => {
  const { asking, id } = await askedFor();
  rmSync(join(folder, `${id}.request`));
  await expect(asking).rejects.toThrow('O servidor terminou antes de acabar a cópia');
});

it('the server removes copies that killed commands left an hour ago, but keeps a fresh one', async () => {
  const old = [`backup-${crypto.randomUUID()}`, `restore-${crypto.randomUUID()}`];
  const fresh = `backup-${crypto.randomUUID()}`;
  for (const name of [...old, fresh]) mkdirSync(join(folder, name, 'copy'), { recursive: true });
  const overAnHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const name of old) utimesSync(join(folder, name), overAnHourAgo, overAnHourAgo);
  const end = answerRequests(folder, unused);
  await vi.waitUntil(() => !old.some((name) => readdirSync(folder).includes(name)), { timeout: 5000 });
  await end();
  expect(readdirSync(folder)).toEqual([fresh]);
});

it('a starting server removes the unfinished copies of a killed server', async () => {
  const half = join(folder, `backup-${crypto.randomUUID()}`);
  mkdirSync(join(half, 'copy.new'), { recursive: true });
  writeFileSync(join(half, 'taken'), '');
  await answerRequests(folder, unused)();
  expect(readdirSync(folder)).toEqual([]);
});

it('a missing data folder is reported once, and again if it reappears and disappears', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const end = answerRequests(folder, () => Promise.resolve());
  rmSync(folder, { recursive: true });
  await vi.waitUntil(() => printed.mock.calls.length > 0, { timeout: 5000 });
  await sleep(10 * POLL_MS);
  expect(printed.mock.calls).toEqual([[expect.stringContaining('ENOENT')]]);
  mkdirSync(folder);
  await sleep(10 * POLL_MS);
  rmSync(folder, { recursive: true });
  await vi.waitUntil(() => printed.mock.calls.length === 2, { timeout: 5000 });
  await end();
  mkdirSync(folder);
  printed.mockRestore();
});
