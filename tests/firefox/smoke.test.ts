/** Tests the features that depend most on the browser in Firefox. */
import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIST } from '../../build/paths.ts';
import { openSite } from '../../server/site/testing/open-site.ts';
import { embedAddress, snippetOf } from '../../src/pages/calculator/embed/snippet.ts';
import type { OwnSite } from '../browser/support/own-site.ts';
import {
  ADMIN,
  launchFirefox,
  open,
  openLiveSite,
  openSlowSite,
  press,
  pressShortcut,
  replace,
  startVisit,
  textIn,
  type,
  valueIn,
  waitUntilAlive,
  type Page,
  type Visit,
} from './support.ts';

const VACATION = '/calculadora/trabalhista/ferias';
// Select by CSS, because queries by accessible name hang while the scripts of a page are held back.
const CALCULATE = 'form:has([name="salary"], [name="dataNascimento"]) button[type="submit"]';

let firefox: Browser;
let site: OwnSite;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  [firefox, site] = await Promise.all([launchFirefox(), openLiveSite()]);
});
afterAll(async () => {
  await firefox.close();
  await site.close();
});
beforeEach(async () => {
  visit = await startVisit(firefox);
  ({ page } = visit);
});
afterEach(async () => {
  await visit.end();
  expect(visit.noise).toEqual([]);
});

const at = (path: string) => `${site.address}${path}`;
const pathOf = () => new URL(page.url()).pathname;

describe('the public pages', () => {
  it('include a home page that keeps the selected theme, and a search that suggests and ignores accents', async () => {
    await open(page, at('/'));
    expect(await page.$$(`main a[href="${VACATION}"]`)).not.toHaveLength(0);
    await press(page, '[data-theme-switch]');
    await expect.poll(() => page.$eval('html', ({ dataset }) => dataset['theme'])).toBe('dark');
    await page.reload();
    expect(await page.$eval('html', ({ dataset }) => dataset['theme'])).toBe('dark');
    await waitUntilAlive(page);
    await type(page, '#busca-inicio', 'ferias');
    await expect.poll(textIn(page, '[role="option"]')).toContain('Férias');
    await page.keyboard.press('Enter');
    await expect.poll(pathOf).toBe('/busca');
    await expect.poll(textIn(page, 'main')).toMatch(/\d+ resultados encontrados/);
    await press(page, `main a[href="${VACATION}"]`);
    await expect.poll(textIn(page, 'h1')).toContain('férias');
  });

  it('include articles with a picture and a link to their calculator', async () => {
    await open(page, at('/blog'));
    await press(page, 'main a[href="/blog/como-calcular-ferias"]');
    await expect.poll(textIn(page, 'h1')).toContain('Férias');
    await expect.poll(() => page.$eval('article img', (image) => image.naturalWidth)).toBeGreaterThan(0);
    await press(page, `[data-cta] a[href="${VACATION}"]`);
    await expect.poll(textIn(page, 'h1')).toContain('férias');
  });
});

describe('a calculator', () => {
  it('refuses an empty form with a focused summary, calculates typed values, and updates the result', async () => {
    await open(page, at(VACATION));
    await press(page, CALCULATE);
    await expect.poll(textIn(page, 'form [role="alert"]:focus')).not.toBe('');
    await type(page, '[name="salary"]', '3000');
    await press(page, CALCULATE);
    // 3.000 + 3.000 / 3
    await expect.poll(textIn(page, '[data-result="total"]')).toBe('R$ 4.000,00');
    expect(await textIn(page, '[aria-label="Resultado"] [role="status"]')()).toMatch(
      /^Resultado: Férias líquidas: R\$/,
    );
    await replace(page, '[name="salary"]', '6000');
    // 6.000 + 6.000 / 3
    await expect.poll(textIn(page, '[data-result="total"]')).toBe('R$ 8.000,00');
  });

  it('accepts typed dates and submission with Enter', async () => {
    await open(page, at('/calculadora/util/idade'));
    await type(page, '[name="dataNascimento"]', '01022020');
    await replace(page, '[name="dataReferencia"]', '2026-02-01');
    await page.keyboard.press('Enter');
    await expect.poll(textIn(page, '[data-result="anos"]')).toBe('6 anos');
    await page.keyboard.press('Tab');
    expect(await valueIn(page, '[name="dataReferencia"]')).toBe('01/02/2026');
  });

  it('handles a click from before its scripts loaded, and keeps the typed text and the caret', async () => {
    const slow = await openSlowSite();
    await page.goto(`${slow.address}${VACATION}`, { waitUntil: [] });
    await type(page, '[name="salary"]', '300');
    await press(page, CALCULATE);
    await expect.poll(() => page.$$('[data-waiting]')).toHaveLength(1);
    await page.focus('[name="salary"]');
    await page.keyboard.press('End');
    slow.sendScripts();
    await waitUntilAlive(page);
    // 300 + 300 / 3
    await expect.poll(textIn(page, '[data-result="total"]')).toBe('R$ 400,00');
    await expect.poll(() => page.$$('[data-waiting]')).toHaveLength(0);
    await page.keyboard.type('0');
    // 3.000 + 3.000 / 3
    await expect.poll(textIn(page, '[data-result="total"]')).toBe('R$ 4.000,00');
    slow.close();
  });

  it('can be saved in Meus cálculos', async () => {
    await open(page, at('/calculadora/saude/imc#weight=70&height=175'));
    await press(page, '[aria-label="Resultado"] ::-p-aria([name="Guardar"][role="button"])');
    await press(page, '::-p-aria([name="Guardar este cálculo"][role="button"])');
    await expect.poll(textIn(page, '[aria-label="Resultado"]')).toContain('Remover dos guardados');
    await open(page, at('/meus-calculos'));
    await expect.poll(textIn(page, 'main a[href^="/calculadora/saude/imc"]')).toContain('IMC');
  });

  it('calculates inside another site, and adapts the height of the frame', async () => {
    // Use another host name, which makes it another site.
    const origin = at('').replace('127.0.0.1', 'localhost');
    const chosen = embedAddress('/embed/trabalhista/ferias', { theme: '', colour: '', fragment: '' });
    await page.setContent(`<!doctype html><title>Outro site</title>${snippetOf(origin, chosen, 'Férias')}`);
    const frame = await page.waitForFrame((each) => each.url().includes('/embed/'));
    await waitUntilAlive(frame);
    await type(frame, '[name="salary"]', '3000');
    await press(frame, CALCULATE);
    await expect.poll(textIn(frame, '[data-result="total"]')).toBe('R$ 4.000,00');
    const height = () => page.$eval('iframe', (element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeGreaterThan(720);
  });
});

it('the site works offline after a visit', async () => {
  const copy = await openSite({ root: DIST, env: {} });
  const countKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().length;
    });
  await open(page, `${copy.address}${VACATION}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await open(page, `${copy.address}${VACATION}`);
  let before = 0;
  const hasSettled = async () => {
    const now = await countKept();
    const isSettled = now > 0 && now === before;
    before = now;
    return isSettled;
  };
  await expect.poll(hasSettled, { interval: 2000, timeout: 50_000 }).toBe(true);
  copy.close();

  await open(page, `${copy.address}${VACATION}`);
  await expect.poll(textIn(page, 'body')).toContain('Sem conexão');
  await type(page, '[name="salary"]', '3000');
  await press(page, CALCULATE);
  await expect.poll(textIn(page, '[data-result="total"]')).toBe('R$ 4.000,00');
  // Do not watch the console, which may report that a page that was not stored failed to load.
  const unwatched = await page.browserContext().newPage();
  await unwatched.goto(`${copy.address}/calculadora/saude/nao-existe`);
  await expect.poll(textIn(unwatched, 'main [role="alert"]')).toContain('Sem conexão com a internet');
});

describe('the administration', () => {
  const openTab = (name: string) => press(page, `::-p-aria([name="${name}"][role="tab"])`);
  const field = (name: string) => `form [name="${name}"]`;

  /** Editor in the tab Conteúdo. */
  const EDITOR = '[contenteditable="true"]';

  async function openNewArticle(): Promise<void> {
    await page.goto(at('/admin/blog/novo'));
    await type(page, 'input[type="email"]', ADMIN.email);
    await type(page, 'input[type="password"]', ADMIN.password);
    await press(page, '::-p-aria([name="Entrar"][role="button"])');
    await expect.poll(textIn(page, 'h1')).toBe('Novo Artigo');
  }

  it('keeps the structure of pasted text, can undo the paste, and saves an article, which is then public', async () => {
    await page.setContent('<h2>Título</h2><p>Um <strong>texto</strong> colado.</p>');
    await pressShortcut(page, 'a');
    await pressShortcut(page, 'c');
    await openNewArticle();
    await openTab('Conteúdo');
    await press(page, EDITOR);
    await pressShortcut(page, 'v');
    const content = () => valueIn(page, field('content'));
    await expect.poll(content).toMatch(/<h2>Título<\/h2>\s*<p>Um <strong>texto<\/strong> colado\.<\/p>/);
    await pressShortcut(page, 'z');
    await expect.poll(content).not.toContain('Título');

    await page.keyboard.type('Um texto de teste.');
    await openTab('Básico');
    await type(page, field('title'), 'Férias no Firefox');
    await type(page, field('excerpt'), 'Um resumo.');
    await press(page, '::-p-aria([name="Publicar"][role="button"])');
    await expect.poll(textIn(page, '[aria-label^="Notificações"]')).toContain('Post criado com sucesso!');
    await open(page, at('/blog/ferias-no-firefox'));
    expect(await textIn(page, 'h1')()).toBe('Férias no Firefox');
    expect(await textIn(page, '.prose')()).toContain('Um texto de teste.');
  });
});
