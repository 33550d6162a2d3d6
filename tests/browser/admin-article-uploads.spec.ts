/** Pictures in the visual editor of an article. */
import type { Locator } from 'playwright/test';
import { dismiss, expect, field, freshTitle, openNew, openTab, test, toast } from './support/articles.ts';
import { createGate } from './support/gate.ts';
import { drawn } from './support/picture-files.ts';
import { clear, openText, paste, textOf, tool } from './support/editor.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

const WAIT = 'Há uma imagem que ainda não foi enviada: espere por ela, tente de novo ou remova-a.';

test('uploads pasted pictures, offers a retry, and explains refusals and changes', async ({ page }) => {
  const text = await openText(page);
  await page.keyboard.type('Antes');
  await paste(text, {
    files: [await drawn(page, 'image/png', 1200, 800), await drawn(page, 'image/jpeg', 60, 40)],
  });
  await expect(text.getByRole('figure').locator('img')).toHaveCount(2);
  // The size reserves the picture's space before it has loaded.
  await expect(text.getByRole('figure').locator('img').first()).toHaveAttribute('height', '800');
  await text.getByLabel('Descrição, para quem não vê').first().fill('Duas cores');
  await expect(field(page, 'content')).toHaveValue(
    /^<p>Antes<\/p>\n<figure><img src="[^"]+\/texto-1200x800-\d{13}\.webp" alt="Duas cores"><\/figure>\n<figure><img src="[^"]+\/texto-60x40-\d{13}\.webp" alt=""><\/figure>$/,
  );

  await clear(page);
  await page.route('**/storage/v1/object/blog-images/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  );
  await paste(text, { files: [await drawn(page, 'image/png', 60, 40)] });
  await expect(text.getByText('A imagem não foi enviada.')).toBeVisible();
  await page.unroute('**/storage/v1/object/blog-images/**');
  await text.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
  await expect(text.getByRole('figure').locator('img')).toHaveCount(1);
  await expect(text.getByLabel('Descrição, para quem não vê')).toBeFocused();

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await paste(text, { files: [{ name: 'foto.heic', mimeType: 'image/heic', buffer: heic }] });
  await expect(text.getByText('Este arquivo é HEIC')).toBeVisible();
  await expect(text.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);

  // An endless loop of two frames of one pixel.
  const frame = '21f904000a000000' + '2c00000000010001000002024401003b'.slice(0, -2);
  const gif = Buffer.from(
    `47494638396101000100800000ff00000000ff21ff0b4e45545343415045322e300301000000${frame}${frame}3b`,
    'hex',
  );
  await paste(text, { files: [{ name: 'a.gif', mimeType: 'image/gif', buffer: gif }] });
  await expect(page.getByText('O site mostra imagens paradas')).toBeVisible();
});

test('does not save a text with a failed upload, and keeps pending ones with their captions', async ({
  page,
  stage,
}) => {
  const post = await stage.article();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  const text = textOf(page);
  await text.click();
  await page.route('**/storage/v1/object/blog-images/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'x' } }),
  );
  await paste(text, { files: [await drawn(page, 'image/png', 60, 40)] });
  await expect(text.getByText('A imagem não foi enviada.')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Erro', WAIT)).toBeVisible();
  await dismiss(toast(page, 'Erro', WAIT));
  expect(await stage.read(post.id)).toMatchObject({ version: 1 });
  await text.getByRole('button', { name: 'Remover' }).click();
  await page.keyboard.type('Sem imagem. ');
  await page.unroute('**/storage/v1/object/blog-images/**');

  const arrival = createGate();
  await page.route('**/storage/v1/object/blog-images/**', async (route) => {
    await arrival.opened;
    await route.continue();
  });
  await paste(text, { files: [await drawn(page, 'image/png', 60, 40)] });
  await expect(text.getByText('Enviando a imagem...')).toBeVisible();
  await text.locator('figcaption').click();
  await page.keyboard.type('A legenda.');
  await expect(field(page, 'content')).toHaveValue(/A legenda\./);
  for (const mode of ['HTML', 'Visualizar']) {
    await page.getByRole('button', { name: mode, exact: true }).click();
    await expect(toast(page, 'Erro', WAIT)).toBeVisible();
    await dismiss(toast(page, 'Erro', WAIT));
    await expect(text.getByText('Enviando a imagem...')).toBeVisible();
  }
  arrival.open();
  await expect(field(page, 'content')).toHaveValue(/<img src=/);
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  expect((await stage.read(post.id)).content).toMatch(/<img [^>]+><figcaption>A legenda\.<\/figcaption>/);
});

test('typing continues after an inserted picture, and after Enter in its caption', async ({ page }) => {
  const text = await openText(page);
  const content = field(page, 'content');
  await page.keyboard.type('Antes');
  await tool(page, 'Imagem').click();
  await page
    .getByRole('dialog', { name: 'Imagem' })
    .locator('input[type="file"]')
    .setInputFiles(await drawn(page, 'image/png', 60, 40));
  await expect(text.getByRole('figure').locator('img')).toHaveCount(1);
  await expect(text).toBeFocused();
  await page.keyboard.type('Depois');
  await expect(content).toHaveValue(/^<p>Antes<\/p>\n<figure>.+<\/figure>\n<p>Depois<\/p>$/);

  await text.locator('figcaption').click();
  await page.keyboard.type('A legenda');
  await page.keyboard.press('Enter');
  await page.keyboard.type('No meio');
  await expect(content).toHaveValue(/A legenda<\/figcaption><\/figure>\n<p>No meio<\/p>\n<p>Depois<\/p>$/);
});

/** Expects a picture of 1200 by 800 pixels with all its sizes. */
async function expectSharp(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('width', '1200');
  await expect(picture).toHaveAttribute(
    'srcset',
    /pequena-texto-1200x800-\d+\.webp 800w, .*texto-1200x800-\d+\.webp 1200w/,
  );
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(1.5, 1);
}

test('needs at most 20 clicks and no HTML for an article with pictures, a table and calls', async ({
  page,
  stage,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const title = freshTitle();
  await openNew(page);
  await click(field(page, 'title'));
  await page.keyboard.type(title);
  await click(field(page, 'excerpt'));
  await page.keyboard.type('Quanto você recebe de férias.');
  await click(page.getByRole('tab', { name: 'CTAs' }));
  for (const [name, value] of [
    ['cta_1_text', 'Calcule as suas férias'],
    ['cta_1_link', '/calculadora/trabalhista/ferias'],
    ['cta_2_text', 'Calcule a rescisão'],
    ['cta_2_link', '/calculadora/trabalhista/rescisao-trabalhista'],
  ] as const) {
    await click(field(page, name));
    await page.keyboard.type(value);
  }
  await click(page.getByRole('tab', { name: 'Conteúdo' }));
  const text = textOf(page);
  await click(text);
  const paragraph = `${'Uma frase sobre férias com dez palavras ao todo, aqui. '.repeat(35)}\n\n`;
  await paste(text, { plain: `## Quem recebe\n\n${paragraph}${paragraph}` });
  await paste(text, {
    files: [
      await drawn(page, 'image/png', 1200, 800),
      await drawn(page, 'image/png', 600, 400),
      await drawn(page, 'image/png', 60, 40),
    ],
  });
  await expect(text.getByRole('figure').locator('img')).toHaveCount(3);
  for (const [index, words] of ['Uma praia', 'Um mapa', 'Uma rede'].entries()) {
    await click(text.getByLabel('Descrição, para quem não vê').nth(index));
    await page.keyboard.type(words);
  }
  await click(tool(page, 'Chamada 1'));
  await click(text.locator('> p').last());
  await click(tool(page, 'Tabela'));
  for (const cell of ['Mês', 'Avos', 'Junho', '6/12', 'Julho', '7/12']) {
    await page.keyboard.type(cell);
    if (cell !== '7/12') await page.keyboard.press('Tab');
  }
  await click(tool(page, 'Chamada 2'));
  await click(page.getByRole('button', { name: 'Publicar' }));
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(20);
  const [post] = await stage.titled(title);
  expect(post?.content.split(/\s+/).length).toBeGreaterThan(700);
  await page.goto(`/blog/${post?.slug}`);
  const article = page.getByRole('article').first();
  await expect(article.getByRole('figure').getByRole('img')).toHaveCount(3);
  await expectSharp(article.getByRole('img', { name: 'Uma praia' }));
  await expect(article.getByRole('cell', { name: '7/12' })).toBeVisible();
  await expect(article.getByRole('columnheader', { name: 'Avos' })).toBeVisible();
  await expect(article.locator('[data-cta]')).toHaveCount(2);
});

test('finds stored pictures by description and file name', async ({ page, stage }) => {
  const address = await stage.picture();
  const alt = freshTitle();
  await stage.article({ content: `<p><img src="${address}" alt="${alt}"></p>` });
  const text = await openText(page);
  await tool(page, 'Imagem').click();
  const dialog = page.getByRole('dialog', { name: 'Imagem' });
  await dialog.getByLabel('Buscar entre as enviadas').fill(alt);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
  await dialog.getByRole('button', { name: `Usar: ${alt}` }).click();
  await expect(text.getByLabel('Descrição, para quem não vê')).toHaveValue(alt);
  await expect(field(page, 'content')).toHaveValue(`<figure><img src="${address}" alt="${alt}"></figure>`);
  await page.keyboard.type('Depois');
  await expect(field(page, 'content')).toHaveValue(/<\/figure>\n<p>Depois<\/p>$/);

  const spare = await stage.picture();
  await tool(page, 'Imagem').click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(text).toBeFocused();
  await tool(page, 'Imagem').click();
  await dialog.getByLabel('Buscar entre as enviadas').fill(spare.slice(spare.lastIndexOf('/') + 1));
  await dialog.getByRole('button', { name: 'Excluir imagem sem descrição' }).click();
  await dialog.getByRole('button', { name: 'Excluir de vez imagem sem descrição' }).click();
  await expect(dialog.getByText('Nenhuma imagem encontrada.')).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await stage.hasPicture(spare)).toBe(false);
});
