/** Feedback about a result, and its page for administrators. No other test sends any. */
import type { Page } from 'playwright/test';
import { expectAccessible, expectToFit } from './support/accessible.ts';
import { expect, openMenu, test as anyone } from './support/admin.ts';
import { test } from './support/stage.ts';

// Run in order, because the administrator reads what the visitor has sent.
test.describe.configure({ mode: 'serial' });

/** Expects the number of open messages in the menu, and closes it where it covers the page. */
async function expectInMenu(page: Page, open: number): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('link', { name: /^Mensagens/ })).toHaveText(
    open === 0 ? 'Mensagens' : `Mensagens${open} em aberto`,
  );
  await page.keyboard.press('Escape');
}

anyone(
  'a visitor praises a result and reports an error; nothing is sent before, and the inputs only if wanted',
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '');
    });
    await page.goto('/calculadora/saude/imc#weight=70&height=175');
    const result = page.getByRole('region', { name: 'Resultado' });
    await result.getByRole('button', { name: 'Encontrou um erro?' }).click();
    await expect(result.getByLabel('O que está errado?')).toBeFocused();
    await expectAccessible(page);
    await expectToFit(page);
    expect(sent).toEqual([]);

    await result.getByLabel('E-mail, se quiser resposta').fill('ana@');
    await result.getByRole('button', { name: 'Enviar' }).click();
    await expect(result.getByText('Conte o que está errado.')).toBeVisible();
    await expect(result.getByLabel('O que está errado?')).toBeFocused();
    await expect(result.getByText('Digite um e-mail válido')).toBeVisible();
    await expectAccessible(page);
    expect(sent).toEqual([]);

    await result.getByLabel('O que está errado?').fill('A faixa <b>não</b> confere');
    await result.getByLabel('E-mail, se quiser resposta').fill('ana@example.com');
    await page.route('**/rest/v1/feedback', (route) => route.fulfill({ status: 503, body: '' }));
    await result.getByRole('button', { name: 'Enviar' }).click();
    await expect(result.getByRole('alert')).toContainText('O que você escreveu continua aqui');
    await expect(result.getByLabel('O que está errado?')).toHaveValue('A faixa <b>não</b> confere');
    await page.unroute('**/rest/v1/feedback');
    await result.getByRole('button', { name: 'Enviar' }).click();
    await expect(result.getByText('Obrigado! A sua mensagem foi enviada.')).toBeVisible();
    await expect(result.getByRole('button', { name: 'Encontrou um erro?' })).toBeFocused();
    expect(sent).toHaveLength(2);
    expect(JSON.parse(sent[1] ?? '')).toEqual({
      calculator: 'saude/imc',
      kind: 'error',
      message: 'A faixa <b>não</b> confere',
      email: 'ana@example.com',
      inputs: null,
    });

    await result.getByRole('button', { name: 'Não' }).click();
    await result.getByRole('button', { name: 'Cancelar' }).click();
    await expect(result.getByRole('button', { name: 'Não' })).toBeFocused();
    await result.getByRole('button', { name: 'Não' }).click();
    await result.getByLabel('O que faltou?').fill('Faltou a idade');
    await result.getByRole('checkbox', { name: 'Enviar também os valores' }).check();
    await result.getByRole('button', { name: 'Enviar' }).click();
    await expect(result.getByText('Obrigado! A sua mensagem foi enviada.')).toBeVisible();
    expect(JSON.parse(sent[2] ?? '')).toMatchObject({ kind: 'unhelpful', inputs: '#weight=70&height=175' });

    await result.getByRole('button', { name: 'Sim' }).click();
    await expect(result.getByText('Obrigado!', { exact: true })).toBeVisible();
  },
);

test('an administrator sees how to answer the messages, closes one and deletes it', async ({ page }) => {
  await page.goto('/admin/mensagens');
  const messages = page.getByRole('main').getByRole('listitem').filter({ hasText: 'saude/imc' });
  await expect(messages.filter({ hasText: 'A faixa <b>não</b> confere' }).first()).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  const message = messages.filter({ hasText: 'A faixa' }).first();
  await expect(message.getByRole('link', { name: 'Responder' })).toHaveAttribute(
    'href',
    /^mailto:ana@example\.com\?/,
  );
  await expect(
    messages
      .filter({ hasText: 'Faltou a idade' })
      .first()
      .getByRole('link', { name: 'Abrir com os valores informados (abre em outra aba)' }),
  ).toHaveAttribute('href', '/calculadora/saude/imc#weight=70&height=175');
  const open = await messages.count();
  await expectInMenu(page, open);
  await message.getByRole('button', { name: 'Encerrar' }).click();
  await expect(messages).toHaveCount(open - 1);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expectInMenu(page, open - 1);
  await page.getByRole('button', { name: 'Encerradas' }).click();
  const closed = messages.filter({ hasText: 'A faixa' });
  await closed.getByRole('button', { name: 'Apagar' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Apagar esta mensagem?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(closed.getByRole('button', { name: 'Apagar' })).toBeFocused();
  await closed.getByRole('button', { name: 'Apagar' }).click();
  await dialog.getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('Nenhuma mensagem encerrada.')).toBeVisible();
});

test('a word of 2,000 letters wraps, and many messages can be deleted at once', async ({ page, stage }) => {
  const word = 'abcdefghij'.repeat(200);
  for (const message of [word, 'Repetida 1', 'Repetida 2']) {
    const { error } = await stage.client
      .from('feedback')
      .insert({ calculator: 'saude/imc', kind: 'error', message });
    expect(error).toBeNull();
  }
  await page.goto('/admin/mensagens');
  const messages = page.getByRole('main').getByRole('listitem').filter({ hasText: 'saude/imc' });
  await expect(messages.filter({ hasText: word })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await expectAccessible(page);

  for (const text of ['Repetida 1', 'Repetida 2']) {
    await messages.filter({ hasText: text }).getByLabel('Selecionar').check();
  }
  await page.getByRole('button', { name: 'Apagar as selecionadas (2)' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Apagar 2 mensagens?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apagar' }).click();
  await expect(messages.filter({ hasText: 'Repetida' })).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await expect(messages.filter({ hasText: word })).toBeVisible();

  await page.getByRole('button', { name: 'Apagar todas' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('Nenhuma mensagem em aberto.')).toBeVisible();
  await expectInMenu(page, 0);
});
