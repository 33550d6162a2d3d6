/** The form of an article: tabs, initial values, and error messages. */
import {
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
import { moveServerClock } from './support/admin.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

const TABS = ['Básico', 'Imagens', 'Conteúdo', 'CTAs', 'Relacionados'];

test('the form of an article has the specified defaults, and notices when its publication time has come', async ({
  page,
}) => {
  await moveServerClock(page, undefined);
  // Choose an hour that is already on the next day in UTC.
  await page.clock.install({ time: new Date('2026-11-20T23:40:30-03:00') });
  await openNew(page);
  await expect(field(page, 'category')).toHaveValue('trabalhista');
  await expect(field(page, 'read_time')).toHaveValue('5');
  await expect(field(page, 'published_at')).toHaveValue('2026-11-20');
  await expect(
    page.getByText('Ao publicar, o artigo aparece na hora, com a data de 20/11/2026.'),
  ).toBeVisible();

  await page.locator('[name="published_time"]').fill('23:42');
  const button = page.getByRole('button', { name: /^(?:Agendar|Publicar)$/ });
  await expect(button).toHaveText('Agendar');
  await expect(page.getByText('Agendado: o artigo só aparece no site a partir de')).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(button).toHaveText('Publicar');
  await expect(
    page.getByText('Ao publicar, o artigo aparece na hora, com a data de 20/11/2026, às 23:42.'),
  ).toBeVisible();
});

test('the form of an article has tabs that work with the keyboard, and opens the first with an invalid field', async ({
  page,
}) => {
  await openNew(page);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await page.getByRole('tab', { name: 'Básico' }).focus();
  for (const name of [...TABS.slice(1), 'Básico']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Relacionados' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Básico' })).toHaveAttribute('aria-selected', 'true');

  await openTab(page, 'CTAs');
  await save(page);
  await expect(toast(page, 'Erro', 'Preencha todos os campos obrigatórios.')).toBeVisible();
  await expect(field(page, 'title')).toBeFocused();
  await expect(field(page, 'title')).toHaveAccessibleDescription('Digite o título.');
  await expect(page.getByRole('tab')).toHaveText([
    'Básico(há o que corrigir)',
    'Imagens',
    'Conteúdo(há o que corrigir)',
    'CTAs',
    'Relacionados',
  ]);
  await expectAccessible(page);

  await field(page, 'title').fill(freshTitle());
  await field(page, 'excerpt').fill('Um resumo.');
  await save(page);
  await expect(page.getByRole('tab', { name: 'Conteúdo' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Conteúdo', exact: true })).toBeFocused();

  await fillArticle(page, freshTitle());
  await openTab(page, 'Básico');
  await field(page, 'read_time').fill('61');
  await openTab(page, 'CTAs');
  await field(page, 'cta_1_text').fill('Calcule');
  await field(page, 'cta_1_link').fill('javascript:alert(1)');
  await save(page);
  await expect(toast(page, 'Erro', 'Corrija os campos marcados.')).toBeVisible();
  await expect(field(page, 'read_time')).toBeFocused();
  await expect(page.getByText('O tempo de leitura vai de 1 a 60 minutos.')).toBeVisible();
  await field(page, 'read_time').fill('60');
  await save(page);
  await expect(field(page, 'cta_1_link')).toBeFocused();
  await expect(page.getByText('Comece com / (uma página deste site) ou com https://.')).toBeVisible();
  await expectAccessible(page);
});

test('the form reports that an article does not exist', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-00000000dead', 'isto-nao-e-um-id']) {
    await page.goto(`/admin/blog/editar/${id}`);
    await expect(page.getByText('Este artigo não existe, ou foi excluído.')).toBeVisible();
  }
  await expectAccessible(page);
});
