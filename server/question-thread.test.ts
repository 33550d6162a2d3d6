import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { questionThread, LateAnswerError } from './question-thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'calculario-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Thread that holds a lock until it exits. It waits for a process that cannot be interrupted, so that it exits late
 * after `terminate`.
 */
const PROGRAM = `
  const { spawnSync } = require('node:child_process');
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const lock = new DatabaseSync(workerData, { timeout: 0 });
  lock.exec('begin exclusive');
  parentPort.on('message', (milliseconds) => {
    spawnSync(process.execPath, ['-e', 'setTimeout(() => undefined, ' + milliseconds + ')']);
    parentPort.postMessage(milliseconds);
  });
`;

it('questionThread terminates a late thread, and starts another only after the first has released its lock', async () => {
  const options = { eval: true, workerData: join(folder, 'lock') };
  const thread = questionThread<number>(PROGRAM, options, 60_000);
  expect(thread.isRunning()).toBe(false);
  expect(await thread.ask(1)).toBe(1);
  expect(thread.isRunning()).toBe(true);
  await expect(thread.ask(2000, 100)).rejects.toBeInstanceOf(LateAnswerError);
  expect(thread.isRunning()).toBe(false);
  expect(await thread.ask(3)).toBe(3);
  await thread.close();
  expect(thread.isRunning()).toBe(false);
});
