/** Number of scripts that a page loads initially, number of consecutive round trips for them, and slow formatters. */
import type { Page } from 'playwright/test';
import { expect, open, test } from './support/site.ts';

/**
 * Maximum number of scripts, and of levels of requests: a level is a round trip that starts when the previous one ends.
 */
const LIMITS = [
  ['/', 12, 4],
  ['/calculadora/trabalhista/ferias', 12, 3],
  ['/calculadora/educacional/area-perimetro', 12, 3],
  // This form starts filled, so the code of its result loads when the page is idle.
  ['/calculadora/financiamento/financiamento-imobiliario', 16, 4],
  ['/calculadoras-trabalhistas', 12, 2],
  ['/busca?q=salario', 12, 3],
  // The blog also loads the settings of the backend, then its articles.
  ['/blog', 12, 4],
  ['/blog/como-calcular-ferias', 13, 4],
  ['/privacidade', 12, 1],
] as const;

/** Calls that led to a request; `parent` are those before an asynchronous step. */
interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

function callerIn(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? callerIn(stack.parent);
}

/** Records the later requests of a page: the level of each address, and the scripts among them. */
async function watchRequests(page: Page) {
  const levels = new Map<string, number>();
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator, type }) => {
    if (type === 'Script') scripts.add(url);
    if (levels.has(url)) return;
    const parent = callerIn(initiator.stack) ?? initiator.url ?? '';
    levels.set(url, levels.size === 0 ? 0 : (levels.get(parent) ?? 0) + 1);
  });
  await session.send('Network.enable');
  return { levels, scripts };
}

/** Records the names of the formatters of `Intl` that a page creates: its first one takes a phone 0.15 s. */
async function watchFormatters(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const created: string[] = [];
    Object.assign(window, { created });
    for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules'] as const) {
      const construct = (target: new () => object, values: []) => {
        created.push(name);
        return Reflect.construct(target, values);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  });
  return () => page.evaluate(() => (window as unknown as { readonly created: string[] }).created);
}

test.use({ reuse: 'never' });

for (const [path, mostScripts, mostLevels] of LIMITS) {
  test(`${path} requests few scripts, few one after another, and creates no formatters`, async ({ page }) => {
    // Disable offline storage, which starts when the page is idle and is no part of its load.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    const { levels, scripts } = await watchRequests(page);
    const formatters = await watchFormatters(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await formatters()).toEqual([]);
    expect(scripts.size).toBeGreaterThan(1);
    expect(scripts.size, [...scripts].join('\n')).toBeLessThanOrEqual(mostScripts);
    expect([...levels].filter(([, level]) => level > mostLevels)).toEqual([]);
  });
}
