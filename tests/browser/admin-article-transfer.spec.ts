/** Export of articles to a file, and import from one. */
import { readFile } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { readArchive, writeArchive } from '../../src/blog/live/archive/zip.ts';
import { expect, expectAccessible, freshTitle, test, toast } from './support/articles.ts';

const LIST = '/admin/blog';
const IMPORT = 'Importar artigos';

const upload = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

test('exports all articles, refuses a hostile archive, and imports a changed and a new article', async ({
  page,
  stage,
}) => {
  const post = await stage.article({ content: '<h2>Um</h2><p>Um <strong>texto</strong>.</p>' });
  await page.goto(LIST);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar artigos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^artigos-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(page.getByText('Artigos exportados', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exportar artigos' })).toBeFocused();
  const exported = await readArchive(new File([await readFile(await file.path())], 'artigos.zip'));
  const text = exported.articles.get(post.slug) ?? '';
  expect(text).toContain('## Um\n\nUm **texto**.');

  const hostile = zipSync({ 'artigos/a.md': new Uint8Array(1), '../fora.md': new Uint8Array(1) });
  await page.getByRole('button', { name: IMPORT }).setInputFiles(upload('artigos.zip', Buffer.from(hostile)));
  await expect(
    toast(page, 'Erro na importação', 'O arquivo tem caminhos que saem dele. Nada foi importado.'),
  ).toBeVisible();
  const dialog = page.getByRole('dialog', { name: IMPORT });
  await expect(dialog).toBeHidden();

  const title = freshTitle();
  const slug = `novo-${post.slug}`;
  const articles = new Map([
    [post.slug, text.replace('**texto**', '*conteúdo*')],
    [slug, `---\ntitle: ${title}\n---\n\n<script>alert(1)</script>\n\nOi`],
    [`igual-${post.slug}`, 'sem cabeçalho'],
  ]);
  const archive = Buffer.from(await writeArchive({ articles, pictures: new Map() }).arrayBuffer());
  await page.getByRole('button', { name: IMPORT }).focus();
  await page.getByRole('button', { name: IMPORT }).setInputFiles(upload('artigos.zip', archive));
  const changed = dialog.getByRole('checkbox', { name: `Muda o artigo “${post.title}”` });
  await expect(changed).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Não pode ser importado' })).toBeDisabled();
  await expectAccessible(page, 'dialog[open]');
  await changed.check();
  await dialog.getByRole('button', { name: 'Importar 2 artigos' }).click();
  await expect(toast(page, 'Importação concluída', '2 artigos importados.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: IMPORT })).toBeFocused();
  expect((await stage.read(post.id)).content).toBe('<h2>Um</h2>\n<p>Um <em>conteúdo</em>.</p>');
  expect(await stage.titled(title)).toMatchObject([{ slug, content: '<p>Oi</p>', published_at: null }]);
  await page.getByLabel('Buscar por título').fill(title);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
});

test('closing the dialog stops a running import after its current article', async ({ page, stage }) => {
  const titles = [freshTitle(), freshTitle(), freshTitle()];
  const articles = new Map(
    titles.map((title) => [title.toLowerCase().replaceAll(/\W+/g, '-'), `---\ntitle: ${title}\n---\n\nOi`]),
  );
  const archive = Buffer.from(await writeArchive({ articles, pictures: new Map() }).arrayBuffer());
  await page.goto(LIST);
  await page.getByRole('button', { name: IMPORT }).setInputFiles(upload('artigos.zip', archive));
  const dialog = page.getByRole('dialog', { name: IMPORT });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    if (route.request().method() === 'POST') await asked;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Importar 3 artigos' }).click();
  await expect(dialog.getByText('Importando o artigo 1 de 3…')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Parar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  answer();
  const stopped = '1 artigo importado de 3. Para continuar, importe o arquivo de novo.';
  await expect(toast(page, 'Importação interrompida', stopped)).toBeVisible();
  const stored = await Promise.all(titles.map((title) => stage.titled(title)));
  expect(stored.map((found) => found.length)).toEqual([1, 0, 0]);
});
