import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderBlobStore } from './blob-store.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'calculario-imagens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile());
}

it('folderBlobStore reuses what a killed process has left', async () => {
  const folder = newFolder();
  const store = folderBlobStore(folder);
  // Leave a longer part than the next file.
  writeFileSync(join(folder, 'draft'), 'parte de outro');
  await store.write('a', new Uint8Array([1, 2, 3]));
  expect(await store.read('a')).toEqual(Buffer.from([1, 2, 3]));
  expect(filesIn(folder)).toHaveLength(1);
});

it('folderBlobStore leaves no part of a file that it could not write', async () => {
  const folder = newFolder();
  const store = folderBlobStore(folder);
  const bytes = new Uint8Array([1, 2, 3]);
  await store.write('a', bytes);
  expect(await store.read('a')).toEqual(Buffer.from(bytes));
  const [path = ''] = filesIn(folder);
  // Put a folder in the place of the file, so that writing it fails.
  await store.remove('a');
  mkdirSync(join(folder, path));
  await expect(store.write('a', bytes)).rejects.toThrow();
  expect(filesIn(folder)).toEqual([]);
});
