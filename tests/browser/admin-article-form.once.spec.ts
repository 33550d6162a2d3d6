/** Writing, checking, previewing and saving an article. */
import type { Page } from 'playwright/test';
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  openTab,
  save,
  test,
  toast,
} from './support/articles.ts';

const TABS = ['Básico', 'Imagens', 'Conteúdo', 'CTAs', 'Relacionados'];

async function openNew(page: Page): Promise<void> {
  await page.goto('/admin/blog/novo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo Artigo');
}

async function preview(page: Page) {
  await page.getByRole('button', { name: 'Prévia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prévia do artigo' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('has the specified defaults', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T23:30:00-03:00'));
  await openNew(page);
  await expect(field(page, 'category')).toHaveValue('trabalhista');
  await expect(field(page, 'read_time')).toHaveValue('5');
  await expect(field(page, 'published_at')).toHaveValue('2026-11-20');
  await expect(page.getByText('Publicado assim que for salvo, com a data de 20/11/2026.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/admin/blog');
});

test('has five tabs that work with the keyboard', async ({ page }) => {
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
});

test('reports missing fields, in the first tab with one', async ({ page }) => {
  await openNew(page);
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
  await expect(field(page, 'content')).toBeFocused();
});

test('shows other errors at their fields', async ({ page }) => {
  await openNew(page);
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

test('derives the address from the title until it is edited', async ({ page }) => {
  await openNew(page);
  await field(page, 'title').fill('13º salário: é já & agora!');
  await expect(field(page, 'slug')).toHaveValue('13o-salario-e-ja-agora');
  await field(page, 'slug').fill('Meu Próprio');
  await field(page, 'title').fill('Outro título');
  await expect(field(page, 'slug')).toHaveValue('meu-proprio');
  await page.getByRole('button', { name: 'Gerar do título' }).click();
  await expect(field(page, 'slug')).toHaveValue('outro-titulo');
  await field(page, 'title').fill('Mais um');
  await expect(field(page, 'slug')).toHaveValue('mais-um');
});

test('creates an article with all its parts', async ({ page, stage }) => {
  const title = freshTitle();
  await openNew(page);
  await fillArticle(page, title);
  await openTab(page, 'Básico');
  await field(page, 'category').selectOption('Impostos');
  await field(page, 'read_time').fill('8');
  await openTab(page, 'CTAs');
  await field(page, 'cta_1_text').fill('Calcule agora');
  await field(page, 'cta_1_link').fill('/calculadora/impostos/mei-das');
  await field(page, 'cta_2_text').fill('Leia a lei');
  await field(page, 'cta_2_link').fill('https://www.planalto.gov.br/');
  await openTab(page, 'Relacionados');
  await expect(page.getByRole('checkbox')).toHaveCount(12);
  await page.getByLabel('Simples Nacional', { exact: true }).check();
  await page.getByLabel('13º salário', { exact: true }).check();
  await page.getByLabel('IMC', { exact: true }).check();
  await page.getByLabel('IMC', { exact: true }).uncheck();
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/admin/blog');
  await page.getByLabel('Buscar por título').fill(title);
  await expect(page.getByRole('link', { name: `Editar ${title}` })).toBeVisible();

  const [post] = await stage.titled(title);
  expect(post).toMatchObject({
    excerpt: 'Um resumo.',
    content: '<p>Um texto.</p>',
    category: 'impostos',
    read_time: 8,
    cta_1_text: 'Calcule agora',
    cta_1_link: '/calculadora/impostos/mei-das',
    cta_2_text: 'Leia a lei',
    cta_2_link: 'https://www.planalto.gov.br/',
    related_calculators: ['13º salário', 'Simples Nacional'],
    cover_image: null,
    version: 1,
  });
  expect(Math.abs(Date.parse(post?.published_at ?? '') - Date.now())).toBeLessThan(120_000);
});

test('schedules for a future day and says so', async ({ page, stage }) => {
  const title = freshTitle();
  await openNew(page);
  await fillArticle(page, title);
  await openTab(page, 'Básico');
  await field(page, 'published_at').fill('2099-01-02');
  await expect(
    page.getByText('Agendado: o artigo só aparece no site a partir de 02/01/2099, à meia-noite de Brasília.'),
  ).toBeVisible();
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  const [post] = await stage.titled(title);
  expect(Date.parse(post?.published_at ?? '')).toBe(Date.parse('2099-01-02T03:00:00Z'));
});

test('edits an article, whose public address stays when its title changes', async ({ page, stage }) => {
  const post = await stage.article({
    related_calculators: ['Férias', 'Nome antigo'],
    cta_1_text: 'A',
    cta_1_link: '/',
  });
  await page.goto(`/admin/blog/editar/${post.id}`);
  await expect(field(page, 'title')).toHaveValue(post.title);
  await expect(field(page, 'published_at')).toHaveValue('2026-01-10');
  const title = freshTitle();
  await field(page, 'title').fill(title);
  await expect(field(page, 'slug')).toHaveValue(post.slug);
  await expect(
    page.getByText('O artigo já está publicado: mudar o título não muda o endereço.'),
  ).toBeVisible();
  await openTab(page, 'Relacionados');
  await expect(page.getByLabel('Nome antigo')).toBeChecked();
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/admin/blog');
  expect(await stage.read(post.id)).toMatchObject({
    title,
    slug: post.slug,
    published_at: post.published_at,
    related_calculators: ['Férias', 'Nome antigo'],
    version: 2,
  });
});

test('says where an old address will redirect, and that an address is taken', async ({ page, stage }) => {
  const other = await stage.article();
  const renamed = await stage.article();
  await stage.change(renamed.id, { slug: `${renamed.slug}-novo` });
  const post = await stage.article();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await field(page, 'slug').fill(`${post.slug}-b`);
  await expect(page.getByText(`quem abrir esse endereço será levado ao novo`)).toBeVisible();

  for (const taken of [other.slug, 'como-calcular-ferias']) {
    await field(page, 'slug').fill(taken);
    await expect(page.getByText('Este endereço já é de outro artigo. Escolha outro.')).toBeVisible();
  }
  await save(page);
  await expect(toast(page, 'Erro', 'Corrija os campos marcados.')).toBeVisible();
  await expect(field(page, 'slug')).toBeFocused();

  // Only the database knows a former address of another article.
  await field(page, 'slug').fill(renamed.slug);
  await expect(page.getByText('Este endereço já é de outro artigo. Escolha outro.')).toBeHidden();
  await openTab(page, 'Imagens');
  await save(page);
  await expect(toast(page, 'Erro', 'Não foi possível atualizar o post.')).toBeVisible();
  await expect(field(page, 'slug')).toBeFocused();
  await expect(page.getByText('Este endereço já é de outro artigo. Escolha outro.')).toBeVisible();
  await field(page, 'slug').fill(`${post.slug}-c`);
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  await expect(toast(page, 'Erro', 'Não foi possível atualizar o post.')).toBeHidden();
});

test('has buttons that insert HTML into the content', async ({ page }) => {
  await openNew(page);
  await openTab(page, 'Conteúdo');
  const content = field(page, 'content');
  await content.fill('um dois');
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7));
  await page.getByRole('button', { name: 'Negrito' }).click();
  await expect(content).toHaveValue('um <strong>dois</strong>');
  await expect(content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(content).toHaveValue('um dois');
  await content.fill('dois');
  await content.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+i');
  await expect(content).toHaveValue('<em>dois</em>');
  for (const [name, html] of [
    ['Título de seção', '<h2>texto</h2>'],
    ['Subtítulo', '<h3>texto</h3>'],
    ['Lista', '<ul>\n  <li>texto</li>\n</ul>'],
    ['Link', '<a href="https://">texto</a>'],
    ['Primeira chamada [CTA-1]', '[CTA-1]'],
    ['Segunda chamada [CTA-2]', '[CTA-2]'],
  ] as const) {
    await content.fill('');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(content).toHaveValue(html);
  }
});

test('shows how the content will look', async ({ page }) => {
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
});

test('says what of the HTML will be shown, and what is taken away', async ({ page }) => {
  await openNew(page);
  await openTab(page, 'Conteúdo');
  const content = field(page, 'content');
  await expect(content).toHaveAccessibleDescription(/Somem.*iframe.*colspan/);
  const list = page.getByText('Elementos: p, h2,');
  await expect(list).toBeHidden();
  await page.getByText('O que é permitido').click();
  await expect(list).toBeVisible();
  await expectAccessible(page);
});

test('previews the article as its public page will show it', async ({ page, context }) => {
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

  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Blog' }).first().click();
  await (await opened).close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'title')).toHaveValue(title);
});

test('an address without an article says so', async ({ page }) => {
  for (const id of ['00000000-0000-4000-8000-00000000dead', 'isto-nao-e-um-id']) {
    await page.goto(`/admin/blog/editar/${id}`);
    await expect(page.getByText('Este artigo não existe, ou foi excluído.')).toBeVisible();
  }
  await expectAccessible(page);
});
