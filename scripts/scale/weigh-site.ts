/** What pages of a built site load, and how long its search takes. */
import type { Browser, Page } from 'playwright';
import { openSite } from '../../server/site/open-site.ts';
import { launchChromium } from '../setup/launch-chromium.ts';
import type { PageWeight } from '../size/page-kinds.ts';
import { weighPage } from '../size/weigh-page.ts';
import { median } from '../bench/statistics.ts';

/** Pages that a catalogue of any size has. */
export const PAGES = [
  '/',
  '/calculadoras-saude',
  '/categorias',
  '/calculadora/saude/imc',
  '/calculadora/trabalhista/ferias',
  '/busca',
  '/busca?q=salario',
] as const;

/** How much slower the processor is made, as on a phone. */
const SLOWER = 4;
/** Letters after which the time until suggestions are shown is taken. */
const TYPED = 'feria';
const RUNS = 5;

/** What was measured of a site. */
export interface SiteFigures {
  readonly pages: readonly PageWeight[];
  /** Milliseconds from a letter to the suggestions shown, in the median. */
  readonly search: number;
}

/** Milliseconds from one more letter to the suggestions for what is typed then. */
async function timeToSuggestions(page: Page, base: string): Promise<number> {
  await page.goto(`${base}/`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  const box = page.locator('#busca-inicio');
  await box.click();
  await page.waitForLoadState('networkidle');
  await box.pressSequentially(TYPED.slice(0, -1));
  await page.getByRole('listbox').waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let started = 0;
        addEventListener('input', () => (started = performance.now()), { capture: true, once: true });
        new MutationObserver((_changes, observer) => {
          const marks = Array.from(
            document.querySelectorAll('[role=option] mark'),
            (mark) => mark.textContent,
          );
          if (started === 0 || !marks.some((mark) => mark.length === 5)) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.now() - started));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await box.pressSequentially(TYPED.slice(-1));
  return shown;
}

async function searchTime(browser: Browser, base: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    times.push(await timeToSuggestions(page, base));
    await page.close();
  }
  return median(times);
}

/** Opens the pages of a built site in a browser. */
export async function measureSite(dist: string): Promise<SiteFigures> {
  const site = await openSite({ root: dist, env: {} });
  const browser = await launchChromium();
  try {
    const pages: PageWeight[] = [];
    for (const path of PAGES) pages.push(await weighPage(browser, site.address, path));
    return { pages, search: await searchTime(browser, site.address) };
  } finally {
    await browser.close();
    site.close();
  }
}
