/** A site of a few files, written before each test, with servers that are closed after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import type { SiteApp } from '../site-app.ts';
import { createSiteServer, type SiteServerOptions } from '../site-server.ts';
import { openLocally } from './open-site.ts';

export const SCRIPT = 'export const sum = 1 + 1;';
const FILES: Record<string, string | Buffer> = {
  'index.html': '<h1>Início</h1>',
  '404.html': '<h1>Página não encontrada</h1>',
  'admin/index.html': '<h1>Administração</h1>',
  'blog/index.html': '<h1>Blog</h1>',
  'embed/saude/imc/index.html': '<h1>IMC</h1>',
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
};

interface Listening {
  readonly base: string;
  readonly port: number;
  readonly server: Server;
}

/** The site of the current test. */
export interface SmallSite {
  /** Folder of the site. */
  readonly root: string;
  /** Runs a function after the test. */
  readonly afterwards: (close: () => unknown) => void;
  /** Starts a server of the site on a free port. */
  readonly listen: (options?: Partial<SiteServerOptions>, current?: () => SiteApp) => Promise<Listening>;
}

/** Writes a site before each test of a file, and deletes it afterwards. */
export function smallSitePerTest(): SmallSite {
  let root: string;
  const open: (() => unknown)[] = [];
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'calculario-site-'));
    for (const [file, content] of Object.entries(FILES)) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), content);
    }
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
    rmSync(root, { recursive: true });
  });
  return {
    get root() {
      return root;
    },
    afterwards: (close) => void open.push(close),
    async listen(options = {}, current?: () => SiteApp) {
      const server = createSiteServer({ root, env: {}, ...options }, current);
      const { address, close } = await openLocally(server);
      open.push(close);
      return { base: address, port: Number(new URL(address).port), server };
    },
  };
}
