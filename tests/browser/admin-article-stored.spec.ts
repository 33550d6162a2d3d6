/** Stored fields of a created or edited article. */
import {
  expect,
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

test('a new article is stored with all its fields', async ({ page, stage }) => {
  const title = freshTitle();
  await openNew(page);
  await fillArticle(page, title);
  await openTab(page, 'Básico');
  await field(page, 'category').selectOption('Impostos');
  await field(page, 'read_time').fill('8');
  await field(page, 'author_name').fill('Ana Lima');
  await field(page, 'search_description').fill('O que os buscadores mostram.');
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
    author_name: 'Ana Lima',
    search_description: 'O que os buscadores mostram.',
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

test('an edited article keeps its public address when its title changes', async ({ page, stage }) => {
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
