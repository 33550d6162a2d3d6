import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from './renderer.ts';

/** Responds with the path and the number of pages so far; misbehaves at some addresses. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
let seen = 0;
parentPort.on('message', (job) => {
  seen += 1;
  if (job.path === '/endless') for (;;);
  if (job.path === '/crash') process.exit(1);
  if (job.path === '/fault') parentPort.postMessage({ failure: 'faulty' });
  else parentPort.postMessage({ body: job.path + ' ' + seen + ' ' + process.env.NODE_ENV });
});`;

let folder: string;
let renderer: Renderer | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-renderer-'));
  writeFileSync(join(folder, 'program.cjs'), PROGRAM);
});
afterEach(async () => renderer?.close());
afterAll(() => rmSync(folder, { recursive: true }));

function open(timeoutMs?: number): (path: string) => Promise<string> {
  const opened = createRenderer(join(folder, 'program.cjs'), timeoutMs);
  renderer = opened;
  return (path) => opened.render({ path, posts: [] });
}

describe('createRenderer', () => {
  it('renders one page at a time, in production mode', async () => {
    const render = open();
    expect(await Promise.all([render('/a'), render('/b')])).toEqual(['/a 1 production', '/b 2 production']);
  });

  it('continues after a failed page', async () => {
    const render = open();
    await expect(render('/fault')).rejects.toThrow('faulty');
    expect(await render('/a')).toBe('/a 2 production');
  });

  it('replaces a thread that times out or exits', async () => {
    const render = open(2000);
    const [endless, after] = await Promise.allSettled([render('/endless'), render('/a')]);
    expect(endless.status).toBe('rejected');
    expect(after).toEqual({ status: 'fulfilled', value: '/a 1 production' });
    await expect(render('/crash')).rejects.toThrow();
    expect(await render('/b')).toBe('/b 1 production');
  });

  it('refuses a page if too many are waiting', async () => {
    const render = open();
    const all = await Promise.allSettled(Array.from({ length: 65 }, () => render('/a')));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
