/** A draft reported as saved is already on the disk, and survives if the browser is killed at that moment. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright/test';
import { chromiumArgs } from '../../scripts/setup/browsers.ts';
import { expect, field, freshTitle, NEW, openNew, test } from './support/articles.ts';
import { SESSION_KEY } from './support/admin.ts';
import { offerDrafts } from './support/stage.ts';

const browser = process.env['CALCULARIO_TEST_BROWSER'] ?? '';

/** Kills a browser, so that it cannot write anything more. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const closed = context.waitForEvent('close');
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const pids = processInfo.map(({ id }) => id).filter((id) => id > 0);
  expect(pids).not.toEqual([]);
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ignore processes that ended with the browser's main process.
    }
  }
  await closed;
}

test('a draft reported as saved survives a killed browser', async ({ stage, baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'calculario-navegador-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      args: chromiumArgs(),
      ...(browser === '' ? {} : { executablePath: browser }),
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
    });
    await offerDrafts(context);
    // Restore the session, which may be lost with the browser and is not part of the test.
    await context.addInitScript(([key, session]) => localStorage.setItem(key, session), [
      SESSION_KEY,
      JSON.stringify(stage.session),
    ] as const);
    return context;
  };
  try {
    let context = await open();
    for (let round = 0; round < 2; round += 1) {
      const title = freshTitle();
      const page = context.pages()[0] ?? (await context.newPage());
      await openNew(page);
      await field(page, 'title').fill(title);
      await expect(page.getByText(/rascunho guardado neste navegador/)).toBeVisible();
      await kill(context);

      context = await open();
      const reopened = context.pages()[0] ?? (await context.newPage());
      await reopened.goto(NEW);
      await expect(reopened.getByText(`Há um rascunho que não foi salvo: “${title}”`)).toBeVisible();
      await reopened.getByRole('button', { name: 'Recuperar rascunho' }).first().click();
      await expect(field(reopened, 'title')).toHaveValue(title);
    }
    await context.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
