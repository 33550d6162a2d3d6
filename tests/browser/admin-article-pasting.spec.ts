/** Pasting into the visual editor of an article. */
import { DOCS, LIBRE, MARKDOWN, WORD } from '../../src/blog/live/testing/clipboards.ts';
import { HOSTILE } from '../../src/blog/live/testing/hostile-html.ts';
import { expect, field, test } from './support/articles.ts';
import { clear, openText, paste, tool } from './support/editor.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

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

test('keeps the structure around and inside a paste, and typing continues after a call to action', async ({
  page,
}) => {
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

  // Paste into a list item, a quote and a table cell.
  await clear(page);
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
