/** The visual editor of an article. */
import { expect, expectAccessible, field, openTab, save, test } from './support/articles.ts';
import { clear, openText, textOf, tool } from './support/editor.ts';
import { createGate } from './support/gate.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

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
  await page.keyboard.type('Antes');
  await tool(page, 'Chamada 1').click();
  await tool(page, 'Chamada 2').click();
  await expect(content).toHaveValue('<p>Antes</p>\n<p>[CTA-1]</p>\n<p>[CTA-2]</p>');
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
  const words = 'um dois três quatro cinco seis sete oito nove dez '.repeat(4).trim();
  await page.keyboard.type(words);
  await expect(content).toHaveValue(`<p>${words}</p>`);

  await clear(page);
  await page.keyboard.type('Veja ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
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

test('keeps the caret where one writes when a save brings a colleague’s paragraphs', async ({
  page,
  stage,
}) => {
  const post = await stage.article({ content: '<p>Um.</p>\n<p>Dois.</p>\n<p>Três.</p>' });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  await textOf(page).getByText('Dois.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Quase');
  await stage.change(post.id, { content: '<p>Antes.</p>\n<p>Um.</p>\n<p>Dois.</p>\n<p>Três, de B.</p>' });
  const [first, second] = [createGate(), createGate()];
  await page.route('**/rest/v1/blog_posts*', async (route) => {
    const text = route.request().postData();
    // The second attempt has the merged text.
    if (text !== null) await (text.includes('de B') ? second : first).opened;
    await route.continue();
  });
  await save(page);
  await textOf(page).getByText('Dois. Quase').click();
  await page.keyboard.press('End');
  first.open();
  await expect(textOf(page)).toContainText('de B');
  await page.keyboard.type(' lá');
  const merged = '<p>Antes.</p>\n<p>Um.</p>\n<p>Dois. Quase lá</p>\n<p>Três, de B.</p>';
  await expect(field(page, 'content')).toHaveValue(merged);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'content')).not.toHaveValue(merged);
  await expect(field(page, 'content')).toHaveValue(/Antes.*Três, de B/s);
  second.open();
});
