import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-compress-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('precompress', () => {
  it('writes both encodings of text files only', async () => {
    const html = '<p>olá</p>'.repeat(200);
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'robots.txt'), 'curto');
    writeFileSync(join(folder, 'capa.webp'), Buffer.alloc(5000));
    await precompress(folder);
    expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(html);
    expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(html);
    expect(existsSync(join(folder, 'robots.txt.gz'))).toBe(false);
    expect(existsSync(join(folder, 'capa.webp.br'))).toBe(false);
  });

  it('skips files that are not served', async () => {
    mkdirSync(join(folder, '_api'));
    writeFileSync(join(folder, '_api/index.js'), '// olá\n'.repeat(200));
    await precompress(folder);
    expect(existsSync(join(folder, '_api/index.js.gz'))).toBe(false);
  });
});
