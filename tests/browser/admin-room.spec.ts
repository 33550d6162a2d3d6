/** Toasts and narrow windows: every control of the administration stays reachable. */
import type { Locator } from 'playwright/test';
import { expectToFit } from './support/accessible.ts';
import {
  expect,
  field,
  fillArticle,
  freshTitle,
  openTab,
  save,
  saveButton,
  test,
  toast,
} from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };

const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('toasts cover neither buttons nor the focused field, and the form fits a window of 320 pixels', async ({
  page,
  viewport,
}) => {
  await page.goto('/admin/blog/novo');
  const button = saveButton(page);
  const controls = [field(page, 'title'), field(page, 'published_at'), field(page, 'excerpt'), button];
  for (const size of [DESKTOP, viewport ?? DESKTOP]) {
    await page.setViewportSize(size);
    await button.click();
    const message = toast(page, 'Erro', 'Preencha todos os campos obrigatórios.').last();
    await expect(message).toBeVisible();
    // A toast covering the button would delay the second click until it disappears.
    await button.click({ timeout: 3000 });
    for (const control of controls) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await control.focus();
      expect(await isInSight(control)).toBe(true);
    }
    await expect(message).toBeVisible();
  }

  await fillArticle(page, freshTitle());
  // Wait for the editor, which makes the page grow and moves the button.
  await expect(page.getByRole('textbox', { name: 'Conteúdo', exact: true })).toBeVisible();
  await page.route('**/rest/v1/blog_posts**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await save(page);
  await expect(toast(page, 'Erro', 'Não foi possível criar o post.')).toBeVisible();
  for (const size of [DESKTOP, viewport ?? DESKTOP]) {
    await page.setViewportSize(size);
    await expect.poll(() => isInSight(saveButton(page))).toBe(true);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await openTab(page, 'Básico');
  await expect(field(page, 'title')).toBeVisible();
  await expectToFit(page);
});

test('an article with endless words does not widen the page', async ({ page, stage, viewport }) => {
  const word = 'Pneumoultramicroscopicossilicovulcanoconiótico'.repeat(3);
  const { slug } = await stage.article({
    title: word,
    excerpt: word,
    content: `<p>${word}</p><h2>${word}</h2><ul><li>${word}</li></ul>`,
    cta_1_text: word,
    cta_1_link: '/categorias',
  });
  for (const path of ['/admin/blog', '/blog', `/blog/${slug}`]) {
    await page.goto(path);
    await expect(page.getByText(word).first()).toBeVisible();
    await expectToFit(page, path);
    await page.setViewportSize(DESKTOP);
    await expectToFit(page, path);
    if (viewport) await page.setViewportSize(viewport);
  }
});
