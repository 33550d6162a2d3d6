import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderBlobStore } from './blob-store.ts';

it('folderBlobStore leaves no part of a file that it could not write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'calculario-imagens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = folderBlobStore(folder);
  const bytes = new Uint8Array([1, 2, 3]);
  await store.write('a', bytes);
  expect(await store.read('a')).toEqual(Buffer.from(bytes));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const path = names.find((name) => name.length > 2) ?? '';
  // Put a folder in the place of the file, so that writing it fails.
  await store.remove('a');
  mkdirSync(join(folder, path));
  await expect(store.write('a', bytes)).rejects.toThrow();
  expect(readdirSync(join(folder, path, '..'))).toHaveLength(1);
});
