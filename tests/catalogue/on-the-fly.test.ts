/**
 * Tests that the dev server applies a new definition in a copy of the project: it appears in its hub, in the search and
 * on its own page, and disappears after it is deleted. `tests/site/drop-in.test.ts` tests the build.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createWebServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOutput } from '../../compiler/output.ts';
import { pageDataPath, type CalculatorData, type HubData } from '../../src/catalogue/page-data.ts';
import type { SearchFacts } from '../../src/search/search-format.ts';
import { idsFound } from '../../src/search/testing/search-in-memory.ts';
import { DEFINITION, HUB, ID, PATH, TEXT } from './support/drop-in.ts';
import { copyProject } from './support/project-copy.ts';

const FILE = `calculators/${ID}.ts`;
const ARTICLE = `calculators/${ID}.md`;

let root: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ root, remove } = await copyProject());
}, 60_000);

afterAll(async () => {
  await remove();
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

async function dropIn(): Promise<void> {
  await write(ARTICLE, TEXT);
  await write(FILE, DEFINITION);
}

async function takeOut(): Promise<void> {
  await rm(join(root, FILE));
  await rm(join(root, ARTICLE));
}

describe('in dev, without a restart', { timeout: 240_000 }, () => {
  const complaints: string[] = [];
  const news: string[] = [];
  let server: ViteDevServer;
  let web: Server;

  beforeAll(async () => {
    const logger = createLogger('silent');
    logger.error = (message) => complaints.push(message);
    logger.info = (message) => news.push(message);
    server = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      // Use a separate cache, because the copy shares node_modules with the project.
      cacheDir: join(root, '.cache/vite'),
      customLogger: logger,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    // Keep idle connections open, because fetch reuses one that the server closes if this thread is blocked for seconds.
    web = createWebServer({ keepAliveTimeout: 0 }, server.middlewares);
    await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  }, 60_000);

  afterAll(async () => {
    web.close();
    await server.close();
  });

  /** Requests a page like a browser. */
  function get(path: string): Promise<Response> {
    const { port } = web.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`);
  }

  async function json(path: string): Promise<unknown> {
    const response = await get(path);
    return response.status === 200 ? response.json() : undefined;
  }

  /** Checks where the calculator currently appears. */
  async function placesOnSite() {
    const page = (await json(pageDataPath(PATH))) as { data: CalculatorData } | undefined;
    const module = page && (await (await get(page.data.module)).text());
    const hub = (await json(pageDataPath(HUB))) as { data: HubData };
    const { facts, folder } = readOutput(join(root, '.cache/calculators/search.json')) as {
      facts: SearchFacts;
      folder: string;
    };
    const read = (file: string) => json(`${folder}/${file}.json`);
    return {
      page: JSON.stringify(page?.data.article ?? '').includes('Três xícaras têm 240 mg de cafeína.'),
      module: module?.includes('Diga quantas xícaras') ?? false,
      hub: hub.data.cards.some(({ id }) => id === ID),
      search: (await idsFound({ facts, read }, 'cafezinho')).includes(ID),
    };
  }

  const NOWHERE = { page: false, module: false, hub: false, search: false };
  const EVERYWHERE = { page: true, module: true, hub: true, search: true };

  const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 60_000, interval: 250 });

  it('reports a definition while it is faulty, shows it once it is fixed, and removes it when it is deleted', async () => {
    expect(await placesOnSite()).toEqual(NOWHERE);

    await write(FILE, DEFINITION.replace("value: 'caffeine'", "value: 'cafeina'"));
    await eventually(() => expect(complaints).not.toEqual([]));
    const complaint = complaints.join('\n');
    expect(complaint).toContain(`${FILE} › result[0] (headline)`);
    expect(complaint).toContain('"cafeina" não está no resultado de nenhum exemplo');
    expect(complaint).toContain('→ corrija o nome');
    expect(await placesOnSite()).toEqual(NOWHERE);
    complaints.length = 0;

    await dropIn();
    await eventually(async () => expect(await placesOnSite()).toEqual(EVERYWHERE));
    expect(news).toContain('Nenhuma falha.');
    await takeOut();
    await eventually(async () => expect(await placesOnSite()).toEqual(NOWHERE));
    expect(complaints).toEqual([]);
  });
});
