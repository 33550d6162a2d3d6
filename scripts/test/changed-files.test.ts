import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let folder: string;

function git(...args: string[]): void {
  const names = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  expect(spawnSync('git', [...names, ...args], { cwd: folder, encoding: 'utf8' })).toMatchObject({
    status: 0,
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-git-'));
  git('init', '--quiet');
  for (const name of ['fica.ts', 'muda.ts', 'sai.ts']) writeFileSync(join(folder, name), 'um');
  writeFileSync(join(folder, '.gitignore'), 'dist/');
  git('add', '.');
  git('commit', '--quiet', '--message', 'um');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists changed and new files, not those that are gone or ignored', () => {
  expect(changedFiles(folder, 'HEAD')).toEqual([]);
  writeFileSync(join(folder, 'muda.ts'), 'dois');
  writeFileSync(join(folder, 'é novo.ts'), 'um');
  rmSync(join(folder, 'sai.ts'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/app.js'), '');
  expect(changedFiles(folder, 'HEAD')).toEqual(['muda.ts', 'é novo.ts']);
});

it('says what git says of a commit that there is not', () => {
  expect(() => changedFiles(folder, 'nunca')).toThrow('nunca');
});
