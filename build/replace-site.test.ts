import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceSite } from './replace-site.ts';

const NAMES = ['dist', 'dist-server'];
let root = '';
const places = () => ({
  current: join(root, 'project'),
  next: join(root, 'next'),
  previous: join(root, 'previous'),
});

function write(place: string, name: string, text: string): void {
  mkdirSync(join(root, place, name), { recursive: true });
  writeFileSync(join(root, place, name, 'page.html'), text);
}
const read = (place: string) =>
  NAMES.map((name) => readFileSync(join(root, place, name, 'page.html'), 'utf8'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  for (const name of NAMES) write('project', name, 'old');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('replaceSite', () => {
  it('moves the next site in, and keeps the replaced one', async () => {
    for (const name of NAMES) write('next', name, 'new');
    write('previous', 'dist', 'older');
    await replaceSite(NAMES, places());
    expect(read('project')).toEqual(['new', 'new']);
    expect(read('previous')).toEqual(['old', 'old']);
  });

  it('keeps the current site if a folder cannot be moved', async () => {
    write('next', 'dist', 'new');
    await expect(replaceSite(NAMES, places(), [1])).rejects.toThrow('ENOENT');
    expect(read('project')).toEqual(['old', 'old']);
    expect(existsSync(join(root, 'next', 'dist', 'page.html'))).toBe(true);
  });

  it('tries again', async () => {
    write('next', 'dist', 'new');
    const replaced = replaceSite(NAMES, places(), [50, 50, 50]);
    write('next', 'dist-server', 'new');
    await replaced;
    expect(read('project')).toEqual(['new', 'new']);
  });
});
