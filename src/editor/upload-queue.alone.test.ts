import { expect, it, vi } from 'vitest';
import { uploadQueue } from './upload-queue.ts';

const file = (name: string) => new Blob([name]);

function queue(store: (file: Blob) => Promise<string>) {
  const uploads = uploadQueue(async (each) => {
    try {
      return { kind: 'stored', address: await store(each) };
    } catch (error) {
      return { kind: 'failed', message: String(error), isFinal: false };
    }
  });
  const settled = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if ([...uploads.states.values()].every(({ kind }) => kind === 'stored' || kind === 'failed'))
          resolve();
      };
      uploads.subscribe(check);
    });
  return { uploads, settled };
}

it('uploadQueue stores several files one at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const { uploads, settled } = queue(async (each) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    const name = await each.text();
    atOnce -= 1;
    return `/${name}`;
  });
  const done = settled();
  const ids = uploads.add([file('a'), file('b'), file('c')]);
  expect(ids.map((id) => uploads.states.get(id)?.kind)).toEqual(['waiting', 'waiting', 'waiting']);
  await done;
  expect(ids.map((id) => uploads.states.get(id))).toEqual(
    ['/a', '/b', '/c'].map((address) => ({ kind: 'stored', address })),
  );
  expect(most).toBe(1);
});

it('uploadQueue continues after a failure, and retries on request', async () => {
  let isDown = true;
  const { uploads, settled } = queue(async (each) => {
    const name = await each.text();
    if (name === 'a' && isDown) throw new Error('down');
    return `/${name}`;
  });
  const first = settled();
  const [a = '', b = ''] = uploads.add([file('a'), file('b')]);
  await first;
  expect(uploads.states.get(a)).toEqual({ kind: 'failed', message: 'Error: down', isFinal: false });
  expect(uploads.states.get(b)).toEqual({ kind: 'stored', address: '/b' });
  isDown = false;
  const second = settled();
  uploads.retry(a);
  uploads.retry(b);
  await second;
  expect(uploads.states.get(a)).toEqual({ kind: 'stored', address: '/a' });
});

it('uploadQueue works in insecure contexts, where browsers provide no UUIDs', async () => {
  vi.stubGlobal('crypto', {});
  const { uploads, settled } = queue(() => Promise.resolve('/a'));
  const done = settled();
  const ids = uploads.add([file('a'), file('b')]);
  await done;
  expect(new Set(ids).size).toBe(2);
  vi.unstubAllGlobals();
});
