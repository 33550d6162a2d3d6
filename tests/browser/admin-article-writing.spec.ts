/** The visual editor of an article. */
import type { Locator, Page } from 'playwright/test';
import { DOCS, LIBRE, MARKDOWN, WORD } from '../../src/blog/live/testing/clipboards.ts';
import { HOSTILE } from '../../src/blog/live/testing/hostile-html.ts';
import {
  dismiss,
  expect,
  expectAccessible,
  field,
  freshTitle,
  openNew,
  openTab,
  test,
  toast,
} from './support/articles.ts';
import { createGate } from './support/gate.ts';
import { drawn } from './support/picture-files.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatação' }).getByRole('button', { name, exact: true });

const WAIT = 'Há uma imagem que ainda não foi enviada: espere por ela, tente de novo ou remova-a.';

async function openText(page: Page): Promise<Locator> {
  await openNew(page);
  await openTab(page, 'Conteúdo');
  const text = textOf(page);
  await text.click();
  return text;
}

/** Empties the text and focuses it. */
async function clear(page: Page): Promise<void> {
  await field(page, 'content').fill('');
  await expect(textOf(page)).toHaveText('');
  await textOf(page).click();
}

/** Pastes clipboard content, as copied by a program. */
async function paste(
  text: Locator,
  {
    html = '',
    plain = '',
    files = [],
  }: { html?: string; plain?: string; files?: { name: string; mimeType: string; buffer: Buffer }[] },
): Promise<void> {
  await text.evaluate(
    async (element, data) => {
      // The editor learns later than the browser that a key has moved the caret.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const clipboardData = new DataTransfer();
      if (data.html !== '') clipboardData.setData('text/html', data.html);
      if (data.plain !== '') clipboardData.setData('text/plain', data.plain);
      for (const { name, type, bytes } of data.files) {
        clipboardData.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    {
      html,
      plain,
      files: files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
    },
  );
}

test('formats text with buttons and shortcuts, undoes changes, and inserts tables', async ({ page }) => {
  const text = await openText(page);
  const content = field(page, 'content');
  await page.keyboard.type('Quem recebe');
  await tool(page, 'Título de seção').click();
  await expect(tool(page, 'Título de seção')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Todo ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('empregado');
  await page.keyboard.press('ControlOrMeta+b');
  await expect(content).toHaveValue('<h2>Quem recebe</h2>\n<p>Todo <strong>empregado</strong></p>');
  await page.keyboard.press('Enter');
  await tool(page, 'Lista').click();
  await page.keyboard.type('Um');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dois');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Chamada 1').click();
  await expect(text.getByText('Primeira chamada: aqui aparece o botão da aba CTAs')).toBeVisible();
  await expect(content).toHaveValue(/<ul>\n<li>Um<\/li>\n<li>Dois<\/li>\n<\/ul>\n<p>\[CTA-1\]<\/p>$/);
  await page.keyboard.type('Depois');
  await expect(content).toHaveValue(/<\/ul>\n<p>\[CTA-1\]<\/p>\n<p>Depois<\/p>$/);
  await tool(page, 'Desfazer').click();
  await tool(page, 'Desfazer').click();
  await expect(content).not.toHaveValue(/CTA-1/);

  // Start from an empty text, because the caret after undoing depends on the time between the keys.
  await clear(page);
  await tool(page, 'Tabela').click();
  await page.keyboard.type('Mês');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Avos');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Junho');
  await expect(content).toHaveValue(/Junho/);
  await expectAccessible(page);
  await tool(page, 'Excluir linha').click();
  await tool(page, 'Nova coluna').click();
  await expect(content).toHaveValue(
    '<table>\n<thead>\n<tr><th>Mês</th><th></th><th>Avos</th></tr>\n</thead>\n<tbody>\n<tr><td></td><td></td><td></td></tr>\n</tbody>\n</table>',
  );
});

test('has a toolbar with one tab stop, keeps up with fast typing, and finds pages to link to', async ({
  page,
}) => {
  await openText(page);
  const content = field(page, 'content');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'Negrito')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Itálico')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Refazer')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Negrito')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('a');
  await expect(content).toHaveValue('<p><strong>a</strong></p>');

  await clear(page);
  const words = 'um dois três quatro cinco seis sete oito nove dez '.repeat(8).trim();
  await page.keyboard.type(words);
  await expect(content).toHaveValue(`<p>${words}</p>`);

  await clear(page);
  await page.keyboard.type('Veja ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Calculadora, artigo ou endereço').fill('imc');
  await dialog.getByRole('button', { name: /calculadora\/saude\/imc/ }).click();
  await expect(content).toHaveValue(/^<p>Veja <a href="\/calculadora\/saude\/imc">[^<]+<\/a><\/p>$/);
  await page.keyboard.press('ControlOrMeta+a');
  await tool(page, 'Link').click();
  await dialog.getByLabel('Calculadora, artigo ou endereço').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Nenhuma página tem esse nome');
  await expectAccessible(page);
  await dialog.getByLabel('Calculadora, artigo ou endereço').fill('https://www.gov.br');
  await page.keyboard.press('Enter');
  await expect(content).toHaveValue(/^<p><a href="https:\/\/www\.gov\.br">Veja/);
});

const PROGRAMS = [
  ['Word', { html: WORD }, { h2: 2, 'ul li': 3, 'ol li': 2, 'td, th': 4, a: 1 }],
  ['Google Docs', { html: DOCS }, { h2: 1, 'ul li': 3, 'td, th': 4, strong: 1, em: 1, a: 1 }],
  ['LibreOffice', { html: LIBRE }, { h2: 1, 'ol li': 2, 'td, th': 4, strong: 1, sub: 1, figure: 1 }],
  [
    'Markdown',
    { plain: MARKDOWN },
    { h2: 1, 'ul li': 3, 'ol li': 2, blockquote: 1, 'td, th': 4, '.visual-call': 1 },
  ],
] as const;

test('does not lay out the hidden source of a long text after each key', async ({ page, stage }) => {
  const post = await stage.article({
    content: `<p>${'Um texto de oito palavras, bem comprido.</p>\n<p>'.repeat(3000)}</p>`,
  });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  await textOf(page).locator('p').first().click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  /** The time in seconds that layout takes for five keys. */
  const layoutTime = async () => {
    const read = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutDuration')?.value ?? 0;
    };
    const before = await read();
    for (let key = 0; key < 5; key += 1) {
      await page.keyboard.type('x');
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return (await read()) - before;
  };
  await layoutTime();
  const time = await layoutTime();
  await field(page, 'content').evaluate((element) => {
    element.style.contentVisibility = 'visible';
  });
  await layoutTime();
  expect(time).toBeLessThan((await layoutTime()) / 3);
});

test('keeps the toolbar of a long text visible, below the menu of a phone', async ({ page }) => {
  const text = await openText(page);
  await field(page, 'content').fill('<p>Um parágrafo.</p>'.repeat(60));
  await text.getByText('Um parágrafo.').nth(50).click();
  const menu = await page.getByRole('banner').boundingBox();
  const tools = await page.getByRole('toolbar', { name: 'Formatação' }).boundingBox();
  expect(tools?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? Number.NaN) - 1);
  await tool(page, 'Negrito').click();
  await expect(tool(page, 'Negrito')).toHaveAttribute('aria-pressed', 'true');
});

test('keeps the structure of content pasted from other programs', async ({ page }) => {
  const text = await openText(page);
  for (const [program, source, structure] of PROGRAMS) {
    await paste(text, source);
    for (const [selector, count] of Object.entries(structure)) {
      await expect(text.locator(selector), `${program}: ${selector}`).toHaveCount(count);
    }
    if (program === 'Word')
      await expect(page.getByText('Uma imagem não veio junto, por estar em outro site')).toBeVisible();
    await clear(page);
  }
  await paste(text, { html: '<p>Veja</p><video src="a.mp4"></video>' });
  await expect(page.getByText('O site não mostra vídeos incorporados.')).toBeVisible();
  await paste(text, { plain: 'um texto' });
  await expect(page.getByText('O site não mostra vídeos incorporados.')).toBeHidden();
  await clear(page);
  const content = field(page, 'content');
  await page.keyboard.type('Antes');
  await paste(text, { html: '<h2>Título</h2><p>Corpo</p>' });
  await page.keyboard.type(' e mais');
  await paste(text, { html: '<h2>, de uma linha</h2>' });
  await paste(text, { html: '<ul><li>Um</li></ul>' });
  await expect(content).toHaveValue(
    '<p>Antes</p>\n<h2>Título</h2>\n<p>Corpo e mais, de uma linha</p>\n<ul>\n<li>Um</li>\n</ul>',
  );
});

test('keeps the form of the text around a paste, and calls behind which typing goes on', async ({ page }) => {
  const text = await openText(page);
  const content = field(page, 'content');
  await page.keyboard.type('Antes, depois');
  await page.keyboard.press('Home');
  await paste(text, { html: '<h2>Título</h2>' });
  await expect(content).toHaveValue('<h2>Título</h2>\n<p>Antes, depois</p>');
  await page.keyboard.press('ArrowRight');
  await paste(text, { html: '<blockquote><p>Dito</p></blockquote>' });
  await page.keyboard.type('!');
  await expect(content).toHaveValue(
    '<h2>Título</h2>\n<blockquote>\n<p>Dito!</p>\n</blockquote>\n<p>Antes, depois</p>',
  );
  await page.keyboard.press('ArrowRight');
  for (const _ of 'Antes') await page.keyboard.press('ArrowRight');
  for (const _ of ', ') await page.keyboard.press('Shift+ArrowRight');
  await paste(text, { html: '<ul><li>Um</li><li>Dois</li></ul>' });
  await page.keyboard.type('!');
  await expect(content).toHaveValue(
    /<p>Antes<\/p>\n<ul>\n<li>Um<\/li>\n<li>Dois!<\/li>\n<\/ul>\n<p>depois<\/p>$/,
  );

  await clear(page);
  await paste(text, { plain: '## Fim\n\n[CTA-1]' });
  await page.keyboard.type('Depois.');
  await expect(content).toHaveValue('<h2>Fim</h2>\n<p>[CTA-1]</p>\n<p>Depois.</p>');
});

test('keeps the structure of content pasted into a list item, a quote and a table cell', async ({ page }) => {
  const text = await openText(page);
  const content = field(page, 'content');
  const source = { plain: '## Título\n\n- a\n- b\n\nCorpo' };
  const result = '<h2>Título</h2><ul><li>a</li><li>b</li></ul><p>Corpo!</p>';
  for (const [name, around] of [
    ['Lista', `<ul><li>Um</li></ul>${result}`],
    ['Citação', `<blockquote><p>Um</p></blockquote>${result}`],
    ['Tabela', `<th><p>Um</p>${result}</th><th></th>`],
  ] as const) {
    await tool(page, name).click();
    await page.keyboard.type('Um');
    await paste(text, source);
    await page.keyboard.type('!');
    await expect
      .poll(async () => (await content.inputValue()).replaceAll('\n', ''), { message: name })
      .toContain(around);
    await clear(page);
  }
});

test('neither runs nor loads anything from hostile HTML, pasted or typed', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/evil\.example|example\.com/.test(request.url())) calls.push(request.url());
  });
  page.on('dialog', (dialog) => {
    calls.push(dialog.message());
    void dialog.dismiss();
  });
  const text = await openText(page);
  for (const [html] of HOSTILE) await paste(text, { html });
  const written = (list: typeof HOSTILE) =>
    `<p>1 < 2 && 3 > 2</p>${list.map(([html]) => `<div>${html}</div>`).join('\n')}`;
  const media = /<(?:ima?g|iframe|video|audio|object|embed|math|svg)/i;
  await field(page, 'content').fill(written(HOSTILE.filter(([html]) => !media.test(html))));
  await expect(text).toContainText('1 < 2 && 3 > 2');
  expect(await text.locator('script, iframe, style, form, svg, [onerror], [onload], [style]').count()).toBe(
    0,
  );
  await field(page, 'content').fill(written(HOSTILE));
  await expect(page.getByText('há uma imagem que o site não mostraria')).toBeVisible();
  expect(calls).toEqual([]);
});

test('uploads pasted pictures, offers a retry, and explains refusals and changes', async ({ page }) => {
  const text = await openText(page);
  await page.keyboard.type('Antes');
  await paste(text, {
    files: [await drawn(page, 'image/png', 1200, 800), await drawn(page, 'image/jpeg', 60, 40)],
  });
  await expect(text.getByRole('figure').locator('img')).toHaveCount(2);
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

test('keeps pending uploads, with their captions', async ({ page, stage }) => {
  const post = await stage.article();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  const text = textOf(page);
  await text.click();
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
  await expect(text.getByRole('figure').locator('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  expect((await stage.read(post.id)).content).toMatch(/<img [^>]+><figcaption>A legenda\.<\/figcaption>/);
});

test('continues behind a picture that was inserted, and with Enter in its caption', async ({ page }) => {
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

test('does not save a text while one of its uploads has failed', async ({ page, stage }) => {
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
  expect(await stage.read(post.id)).toMatchObject({ version: 1 });
  await text.getByRole('button', { name: 'Remover' }).click();
  await page.keyboard.type('Sem imagem. ');
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
});

test('opens content that it would change as HTML, and explains why', async ({ page, stage }) => {
  const content = '<p>Um texto.</p><figure><table><tr><td>Mês</td></tr></table></figure>';
  const { id } = await stage.article({ content });
  await page.goto(`/admin/blog/editar/${id}`);
  await openTab(page, 'Conteúdo');
  await expect(
    page.getByText('o editor visual não o guardaria igual: ele mudaria o trecho “Mês”'),
  ).toBeVisible();
  await expect(field(page, 'content')).toHaveValue(content);
  await expect(page.getByRole('button', { name: 'HTML', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
});

test('does not change an article by opening it', async ({ page, stage }) => {
  const content = 'Um\n\nDois <b>três</b>\n\n[CTA-1]\n\n<ul><li>a</ul>';
  const { id } = await stage.article({ content });
  await page.goto(`/admin/blog/editar/${id}`);
  await openTab(page, 'Conteúdo');
  await expect(textOf(page)).toContainText('Primeira chamada');
  await textOf(page).click();
  await expect(field(page, 'content')).toHaveValue(content);
  await expect(page.getByText('Sem mudanças desde que abriu.')).toBeVisible();
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
  await dialog.getByLabel('Buscar entre as enviadas').fill(spare.slice(spare.lastIndexOf('/') + 1));
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await dialog.getByRole('button', { name: 'Excluir de vez' }).click();
  await expect(dialog.getByText('Nenhuma imagem encontrada.')).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await stage.hasPicture(spare)).toBe(false);
});
