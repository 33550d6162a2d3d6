/**
 * Everything else derives from one definition file: added to a copy of the project, it appears in the catalogue, the
 * routes, its hub, the search, its own page and the sitemap; deleted, it disappears from all of them.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createWebServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOutput } from '../../compiler/output.ts';
import { pageDataPath, type CalculatorData, type HubData } from '../../src/catalogue/page-data.ts';
import type { SearchFacts } from '../../src/search/search-format.ts';
import type { PageModules } from '../../src/site/modules-id.ts';
import { idsFound } from '../../src/search/testing/search-in-memory.ts';
import { copyProject } from './support/project-copy.ts';

const ID = 'saude/cafeina';
const PATH = `/calculadora/${ID}`;
const HUB = '/calculadoras-saude';
const FILE = `calculators/${ID}.ts`;
const ARTICLE = `calculators/${ID}.md`;

const DEFINITION = `import { defineCalculator, type EvidenceOf } from '../../src/engine/definition.ts';

const card = defineCalculator({
  id: '${ID}',
  name: 'Cafeína diária',
  title: 'Calculadora de cafeína',
  description: 'Some a cafeína do café que você toma em um dia.',
  keywords: 'cafeína, cafezinho, estimulante',
  icon: 'coffee',
  sources: [{ label: 'Uma fonte', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
  inputs: {
    type: 'object',
    required: ['cups'],
    properties: {
      cups: {
        type: 'integer',
        title: 'Xícaras',
        minimum: 1,
        maximum: 50,
        messages: { minimum: 'Diga quantas xícaras', maximum: 'É café demais' },
      },
    },
  },
  rules: [],
  compute({ cups }, result) {
    return { caffeine: result.count('Cafeína', cups.times(80), { unit: 'mg' }) };
  },
}).layout([{ kind: 'headline', value: 'caffeine', answer: 'Você tomou {caffeine}.' }]);
export default card;

export const evidence = {
  examples: [
    { title: 'Três xícaras', input: { cups: 3 }, expected: { caffeine: 240 }, source: 'Conta à mão: 3 × 80' },
    { title: 'Uma xícara', input: { cups: 1 }, expected: { caffeine: 80 }, source: 'Conta à mão: 1 × 80' },
    { title: 'Dez xícaras', input: { cups: 10 }, expected: { caffeine: 800 }, source: 'Conta à mão: 10 × 80' },
    {
      title: 'No limite',
      input: { cups: 50 },
      expected: { caffeine: 4000 },
      source: 'Conta à mão: 50 × 80',
      testOnly: true,
    },
  ],
  refusals: [],
} satisfies EvidenceOf<typeof card>;
`;

/** The shortest allowed article. */
const TEXT = `Três xícaras têm {exemplo.1.caffeine} de cafeína.

## Como é calculado

${'A conta multiplica as xícaras do dia pela cafeína de uma xícara comum de café coado. '.repeat(6)}

## Exemplo

Com {exemplo.1.entrada.cups|integer} xícaras, são {exemplo.1.caffeine} por dia, como mostra a conta acima.

## Perguntas frequentes

### O chá conta?

Conta, mas tem menos cafeína: esta estimativa só olha para o café coado em xícaras comuns.

### O descafeinado tem cafeína?

Tem um pouco, e por isso quem precisa evitar cafeína deve perguntar a quem cuida da sua saúde.

### Café forte muda a conta?

Muda: quanto mais pó, mais cafeína, e a estimativa é para um café de força média.

## Limites da estimativa

A cafeína varia com o grão, o preparo e o tamanho da xícara; esta conta usa um valor médio.
`;

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
  let server: ViteDevServer;
  let web: Server;

  beforeAll(async () => {
    const logger = createLogger('silent');
    logger.error = (message) => complaints.push(message);
    server = await createServer({
      root,
      configFile: join(root, 'vite.config.ts'),
      // The packages are shared with the project, but Vite's cache beside them must not be.
      cacheDir: join(root, '.cache/vite'),
      customLogger: logger,
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    web = createWebServer(server.middlewares);
    await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening));
  }, 60_000);

  afterAll(async () => {
    web.close();
    await server.close();
  });

  /** The server's answer, as to a browser. */
  function get(path: string): Promise<Response> {
    const { port } = web.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${path}`);
  }

  async function json(path: string): Promise<unknown> {
    const response = await get(path);
    return response.status === 200 ? response.json() : undefined;
  }

  /** Places where the calculator currently appears. */
  async function traces() {
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

  it('a definition is reported while it is faulty, appears everywhere once it is fixed, and disappears when deleted', async () => {
    expect(await traces()).toEqual(NOWHERE);

    await write(FILE, DEFINITION.replace("value: 'caffeine'", "value: 'cafeina'"));
    await eventually(() => expect(complaints).not.toEqual([]));
    const complaint = complaints.join('\n');
    expect(complaint).toContain(`${FILE} › result[0] (headline)`);
    expect(complaint).toContain('"cafeina" não está no resultado de nenhum exemplo');
    expect(complaint).toContain('→ corrija o nome');
    expect(await traces()).toEqual(NOWHERE);
    complaints.length = 0;

    await dropIn();
    await eventually(async () => expect(await traces()).toEqual(EVERYWHERE));
    await takeOut();
    await eventually(async () => expect(await traces()).toEqual(NOWHERE));
    expect(complaints).toEqual([]);
  });
});

describe('in the build', { timeout: 300_000 }, () => {
  function build(): Promise<{ code: number | null; err: string }> {
    return new Promise((fulfil, reject) => {
      const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root });
      let err = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
      child.once('error', reject);
      child.once('close', (code) => fulfil({ code, err }));
    });
  }

  const built = (file: string) => readFile(join(root, 'dist', file), 'utf8');

  it('a faulty definition fails with file, location and remedy', async () => {
    await write(FILE, DEFINITION.replace('caffeine: 240', 'caffeine: 241'));
    const { code, err } = await build();
    expect(code).toBe(1);
    expect(err).toContain(FILE);
    expect(err).toContain('examples[0] (Três xícaras)');
    expect(err).toContain('caffeine: esperava 241, veio 240');
    expect(err).toContain('→ confira com a fonte (Conta à mão: 3 × 80)');
    expect(existsSync(join(root, 'dist', PATH.slice(1), 'index.html'))).toBe(false);
  });

  it('a definition gets its prerendered page, its card in the hub and its line in the sitemap', async () => {
    await dropIn();
    expect(await build()).toEqual({ code: 0, err: '' });
    const page = await built(`${PATH.slice(1)}/index.html`);
    expect(page).toMatch(/<title>[^<]*cafeína/i);
    expect(page).toContain('Três xícaras têm 240 mg de cafeína.');
    expect(await built(`${HUB.slice(1)}/index.html`)).toContain(`href="${PATH}"`);
    expect(await built('sitemap.xml')).toContain(`${PATH}</loc>`);
    expect(await built('icones.svg')).toContain('<symbol id="i-coffee"');
  });

  /** Bytes that a page loads: its HTML and its scripts. */
  async function weightOf(path: string): Promise<number> {
    const html = await built(join(path, 'index.html'));
    const list = /id="modulos">([^<]*)</.exec(html)?.[1] ?? '';
    const { entry, modules } = JSON.parse(list) as PageModules;
    const scripts = await Promise.all([entry, ...modules].map((file) => built(file)));
    return [html, ...scripts].reduce((sum, text) => sum + text.length, 0);
  }

  it('twenty more definitions make no page larger, except for the digits of counts', async () => {
    const paths = ['/', '/calculadoras-trabalhistas', '/calculadora/trabalhista/inss', '/busca'];
    const before = await Promise.all(paths.map(weightOf));
    for (let number = 0; number < 20; number += 1) {
      const rename = (text: string) =>
        text
          .replaceAll('cafeina', `cafeina-${number}`)
          .replace("'Cafeína diária'", `'Cafeína diária ${number}'`)
          .replace("'Calculadora de cafeína'", `'Calculadora de cafeína ${number}'`)
          .replace('Some a cafeína', `Some (${number}) a cafeína`);
      await write(`calculators/${ID}-${number}.ts`, rename(DEFINITION));
      await write(`calculators/${ID}-${number}.md`, TEXT);
    }
    expect(await build()).toEqual({ code: 0, err: '' });
    const after = await Promise.all(paths.map(weightOf));
    for (const [at, path] of paths.entries()) {
      expect(Math.abs((after[at] ?? 0) - (before[at] ?? 0)), path).toBeLessThan(100);
    }
  });
});
