/**
 * `npm run bench`: compares the speed of the compound interest calculator with that of other form libraries in a
 * browser, in about five minutes, and writes the table in `docs/performance.md`. Fails only for a wrong figure or a
 * broken page.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { CACHE, DIST, ROOT } from '../build/paths.ts';
import { precompress } from '../build/precompress.ts';
import { launchChromium } from '../scripts/setup/browsers.ts';
import { table } from '../scripts/vocabulary/markdown.ts';
import { openLocally, openSite } from '../server/site/testing/open-site.ts';
import { todayInBrazil } from '../src/calendar/today.ts';
import { openTimed } from './probe.ts';

const BENCH = import.meta.dirname;
const PEERS_OUT = join(CACHE, 'bench');
const DOCUMENT = join(ROOT, 'docs/performance.md');

/** Folders of the peers by name; the first is the baseline. */
const PEERS = {
  'React, by hand': 'escrita-a-mao',
  RJSF: 'rjsf',
  'JSON Forms': 'json-forms',
  uniforms: 'uniforms',
  SurveyJS: 'surveyjs',
};
/** Marker around the figures in the document. */
const MARK = '<!-- figures -->';

const MEASURE = 'React, by hand';

/** Slowdown factors of the processor: none, and that of a cheap phone. */
const RATES = [1, 4];
const ROUNDS = 3;

/**
 * Calculated at 1% a month: 1,000 × 1.01ⁿ + 200 × (1.01ⁿ − 1) ÷ 0.01; 1.01¹²⁰ = 3.3003868946, 1.01¹⁸⁰ = 5.9958019754.
 */
const FIRST_CASE = {
  typed: { 'Valor inicial': '1000', 'Taxa de juros': '12', Prazo: '10', 'Aporte mensal': '200' },
  totalValue: 'R$ 49.308,12',
  totalContributed: 'R$ 25.000,00',
  totalInterest: 'R$ 24.308,12',
  roi: '97,23%',
};
const LATER_CASE = {
  typed: { Prazo: '15' },
  totalValue: 'R$ 105.911,84',
  totalContributed: 'R$ 37.000,00',
  totalInterest: 'R$ 68.911,84',
  roi: '186,25%',
};

/** Type-checks the peers, and builds each one separately with Vite's defaults. */
async function buildPeers(): Promise<void> {
  const options = { cwd: BENCH, stdio: 'inherit', shell: process.platform === 'win32' } as const;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', BENCH], { stdio: 'inherit' });
  for (const peer of Object.values(PEERS)) {
    process.env['VITE_PEER'] = peer;
    await build({
      root: join(BENCH, 'peers'),
      base: './',
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir: join(PEERS_OUT, peer), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    });
  }
  await precompress(PEERS_OUT);
}

/** Opens a page in a new profile with an empty cache. @throws Error if the page logs an error */
async function visit<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const options = { locale: 'pt-BR', reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
  const context = await browser.newContext(options);
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const result = await work(page);
    if (errors.length > 0) throw new Error(`${page.url()}: ${errors.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

type TimedPage = Awaited<ReturnType<typeof openTimed>>;

/** Fills in the form, clicks the button and checks the figures. @returns time in milliseconds */
async function calculate(timed: TimedPage, { typed, ...figures }: { typed: object }): Promise<number> {
  const { page } = timed;
  // Exclude selects, because our page also has one for the unit of the term, with a similar label.
  const boxes = page.locator('input');
  for (const [label, text] of Object.entries(typed))
    await boxes.and(page.getByLabel(label)).fill(String(text));
  await timed.idle();
  const time = await timed.press(page.getByRole('button', { name: 'Calcular', exact: true }));
  for (const [name, expected] of Object.entries(figures)) {
    const shown = (await page.locator(`[data-result="${name}"]`).first().textContent()) ?? '';
    if (shown.replaceAll(/\s/g, ' ').trim() !== expected)
      throw new Error(`${page.url()}: ${name} is ${shown} instead of ${String(expected)}.`);
  }
  return time;
}

/** Measures all scripts that a visit loads, including inline ones, in kilobytes of brotli. */
async function measureScripts(page: Page, work: () => Promise<unknown>): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await work();
  const inline = await page.locator('script:not([src], [type*=json])').allTextContents();
  const parts = [...(await Promise.all(scripts)), Buffer.from(inline.join('\n'))];
  return parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0) / 1000;
}

/** Measures all times of a page, in milliseconds by column. */
async function measure(browser: Browser, address: string, rate: number) {
  const ready = await visit(browser, async (page) =>
    (await openTimed(page, address, rate, 'Informe a taxa de juros')).ready(),
  );
  return visit(browser, async (page) => {
    const timed = await openTimed(page, address, rate);
    await timed.idle();
    const first = await calculate(timed, FIRST_CASE);
    const later = [await calculate(timed, LATER_CASE), await calculate(timed, FIRST_CASE)];
    const keys = await timed.keys(page.getByLabel('Valor inicial'));
    return { ready: [ready], key: keys, 'first press': [first], later };
  });
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const decimal = (value: number, places: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: places, maximumFractionDigits: places });

/** Measures all pages, alternating between them, so that other load of the machine affects them equally. */
async function compare(browser: Browser, addresses: ReadonlyMap<string, string>) {
  const figures = new Map<string, Record<string, number[]>>();
  for (const [name, address] of addresses) {
    const scriptSize = await visit(browser, (page) =>
      measureScripts(page, async () => calculate(await openTimed(page, address, 1), FIRST_CASE)),
    );
    figures.set(name, { JavaScript: [scriptSize] });
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const rate of RATES)
      for (const [name, address] of addresses)
        for (const [measured, values] of Object.entries(await measure(browser, address, rate)))
          ((figures.get(name) ?? {})[`${measured}, ${rate}×`] ??= []).push(...values);
    process.stderr.write(`Round ${round} of ${ROUNDS}\n`);
  }
  return figures;
}

function tableOf(figures: Awaited<ReturnType<typeof compare>>): string {
  const base = figures.get(MEASURE) ?? {};
  const cell = ([column, values]: [string, number[]]) => {
    const value = median(values);
    const shown = column === 'JavaScript' ? `${decimal(value, 0)} kB` : `${decimal(value, 1)} ms`;
    return `${shown} (${decimal(value / median(base[column] ?? []), 1)}×)`;
  };
  const rows = [...figures].map(([name, own]) => [name, ...Object.entries(own).map(cell)]);
  return table(['page', ...Object.keys(base)], rows);
}

async function main(): Promise<void> {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
  await buildPeers();
  const load = decimal(loadavg()[0] ?? 0, 1);
  const site = await openSite({ root: DIST, env: {} });
  // Serve the peers without our policy, which forbids the run-time compilation that most of them need.
  const { fetch } = new Hono().use(serveStatic({ root: PEERS_OUT, precompressed: true }));
  const others = await openLocally(createAdaptorServer({ fetch }) as Server);
  // Disable the frame rate limit, which would randomly add up to 16.7 ms to each figure.
  const browser = await launchChromium(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
  try {
    const addresses = new Map([
      ['Calculário', `${site.address}/calculadora/financeira/juros-compostos`],
      ...Object.entries(PEERS).map(([name, path]) => [name, `${others.address}/${path}/`] as const),
    ]);
    const figures = tableOf(await compare(browser, addresses));
    const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
    const day = todayInBrazil(new Date());
    const occasion = `Measured on ${day}, Chromium ${browser.version()}, ${processor}, load of ${load} at the start; medians of ${ROUNDS} rounds.`;
    const [before = '', , after = ''] = readFileSync(DOCUMENT, 'utf8').split(`\n\n${MARK}\n\n`);
    writeFileSync(DOCUMENT, [before, `${occasion}\n\n${figures}`, after].join(`\n\n${MARK}\n\n`));
    console.log(`${figures}\n\ndocs/performance.md written.`);
  } finally {
    await browser.close();
    site.close();
    others.close();
  }
}

await main();
