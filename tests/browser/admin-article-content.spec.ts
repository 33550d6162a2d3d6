/** Writing the content of an article and previewing it. */
import type { Page } from 'playwright/test';
import {
  dismiss,
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  openNew,
  openTab,
  save,
  test,
  toast,
} from './support/articles.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

async function preview(page: Page) {
  await page.getByRole('button', { name: 'Prévia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prévia do artigo' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function writeHtml(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
}

test('the content field shows a preview, and explains which HTML is removed', async ({ page }) => {
  await openNew(page);
  await openTab(page, 'CTAs');
  await field(page, 'cta_1_text').fill('Calcule agora');
  await field(page, 'cta_1_link').fill('/calculadora/saude/imc');
  await openTab(page, 'Conteúdo');
  await page.getByRole('button', { name: 'Visualizar' }).click();
  await expect(page.getByText('Ainda não há conteúdo.')).toBeVisible();
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await field(page, 'content').fill('<p>Um</p><p>Dois</p>[CTA-1]<h2>Título</h2><p>Três</p>');
  await page.getByRole('button', { name: 'Visualizar' }).click();
  const shown = page.getByRole('region', { name: 'Como o conteúdo vai aparecer' });
  await expect(shown.getByRole('heading', { level: 2, name: 'Título' })).toBeVisible();
  await expect(shown.locator('p, h2').filter({ hasText: /^(Um|Dois|Título|Três|.*números\?)$/ })).toHaveText(
    [
      'Um',
      'Dois',
      'Prefere ver com os seus números?',
      'Título',
      'Três',
      'Prefere ver com os seus números?',
    ].slice(0, 5),
  );
  await expectAccessible(page);

  await writeHtml(page);
  await expect(field(page, 'content')).toHaveAccessibleDescription(/Somem.*iframe.*colspan/);
  const list = page.getByText('Elementos: p, h2,');
  await expect(list).toBeHidden();
  await page.getByText('O que é permitido').click();
  await expect(list).toBeVisible();
  await expectAccessible(page);
});

test('pictures that the CSP would block cannot be saved, and embedded media are named', async ({ page }) => {
  await openNew(page);
  await fillArticle(page, freshTitle());
  await writeHtml(page);
  const content = field(page, 'content');
  const refusal = toast(page, 'Erro', 'Corrija os campos marcados.');
  for (const [picture, name] of [
    ['<figure><img src="https://outro.example/a.png" alt="A"></figure>', 'A imagem de outro\\.example'],
    ['<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A"></p>', 'A imagem colada dentro do texto'],
    ['<p><img src="file:///C:/Users/ana/foto.png" alt="A"></p>', 'A imagem de um arquivo do seu computador'],
  ] as const) {
    await content.fill(`<p>Um texto.</p>${picture}`);
    await save(page);
    await expect(refusal).toBeVisible();
    await expect(content).toBeFocused();
    await dismiss(refusal);
    await expect(content).toHaveAccessibleDescription(new RegExp(`${name} não seria mostrada`));
  }
  await expectAccessible(page);
  const own = '<p>Um texto.</p><figure><img src="/favicon.svg" alt="A"></figure>';
  await content.fill(`${own}<iframe src="https://www.youtube.com/embed/x"></iframe>`);
  const warning = { hasText: 'O site não mostra vídeos, mapas e outros quadros' };
  await expect(page.getByRole('status').filter(warning)).toBeVisible();
  await page.getByRole('button', { name: 'Escrever' }).click();
  await expect(page.getByText('há algo incorporado que o site não mostraria')).toBeVisible();
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
});

test('the preview matches the article’s public page', async ({ page }) => {
  const title = freshTitle();
  await openNew(page);
  await fillArticle(page, title);
  await openTab(page, 'Relacionados');
  await page.getByLabel('FGTS', { exact: true }).check();
  const dialog = await preview(page);
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(dialog.getByText('Um texto.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Calculadoras relacionadas' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Artigos relacionados' })).toBeVisible();
  await expectAccessible(page);

  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Blog' }).first().click();
  await (await opened).close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'title')).toHaveValue(title);
});

test('the content opens as HTML while the visual editor does not load, and keeps the text until it does', async ({
  page,
}) => {
  const reason = page.getByText(/^O editor não carregou, talvez por falta de conexão/);
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await openNew(page);
  await page.route('**/assets/**', (route) => route.abort());
  await openTab(page, 'Conteúdo');
  await expect(reason).toBeVisible();
  await expectAccessible(page);
  await field(page, 'content').fill('<p>Um</p>');
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Visualizar' }).click();
  await expect(reason).toBeHidden();
  await expect(page.getByRole('region', { name: 'Como o conteúdo vai aparecer' })).toContainText('Um');

  await page.getByRole('button', { name: 'Escrever' }).click();
  await expect(reason).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  // Wait for the failure, because the request would otherwise be sent after the route is open again.
  await failed;
  await expect(field(page, 'content')).toHaveValue('<p>Um</p>');
  await page.unroute('**/assets/**');
  await retry.click();
  await expect(page.getByRole('textbox', { name: 'Conteúdo' })).toHaveText('Um');
  await expect(reason).toBeHidden();
  await expect(page.getByRole('button', { name: 'Escrever' })).toBeFocused();
});

test('undoing everything leaves the text as it was opened', async ({ page, stage }) => {
  const post = await stage.article({ content: '<p>Um.</p>' });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  const text = page.getByRole('textbox', { name: 'Conteúdo' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Dois.');
  await expect(field(page, 'content')).toHaveValue('<p>Um. Dois.</p>');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+z');
  await expect(text).toHaveText('Um.');
  await expect(field(page, 'content')).toHaveValue('<p>Um.</p>');
});
