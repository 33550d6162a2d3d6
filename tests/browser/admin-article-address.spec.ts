/** The public address of an article: derived from the title, kept, changed, taken. */
import { slugOf } from '../../src/admin/articles/model/slug.ts';
import { expect, field, freshTitle, openTab, save, test, toast } from './support/articles.ts';

test('derives the address from the title until it is edited or the article was public', async ({
  page,
  stage,
}) => {
  for (const isKnown of [true, false]) {
    const title = freshTitle();
    const slug = slugOf(title);
    const moment = isKnown ? '2026-01-10T12:00:00Z' : null;
    const post = await stage.article({ title, slug, published_at: moment });
    await stage.change(post.id, { published_at: null });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'title').fill(`${title} b`);
    await expect(field(page, 'slug')).toHaveValue(isKnown ? slug : `${slug}-b`);
  }
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

test('warns that an old address will redirect, and that an address is taken', async ({ page, stage }) => {
  const other = await stage.article();
  const renamed = await stage.article();
  await stage.change(renamed.id, { slug: `${renamed.slug}-novo` });
  const post = await stage.article();
  await page.goto(`/admin/blog/editar/${post.id}`);
  await field(page, 'slug').fill(`${post.slug}-b`);
  await expect(page.getByText(`quem abrir esse endereço será levado ao novo`)).toBeVisible();

  for (const taken of [other.slug, 'como-calcular-ferias']) {
    await field(page, 'slug').fill(taken);
    await expect(
      page.getByText('Este endereço já é de outro artigo, que pode estar na lixeira. Escolha outro.'),
    ).toBeVisible();
  }
  await save(page);
  await expect(toast(page, 'Erro', 'Corrija os campos marcados.')).toBeVisible();
  await expect(field(page, 'slug')).toBeFocused();

  // Only the database knows a former address of another article.
  await field(page, 'slug').fill(renamed.slug);
  await expect(
    page.getByText('Este endereço já é de outro artigo, que pode estar na lixeira. Escolha outro.'),
  ).toBeHidden();
  await openTab(page, 'Imagens');
  await save(page);
  await expect(toast(page, 'Erro', 'Não foi possível atualizar o post.')).toBeVisible();
  await expect(field(page, 'slug')).toBeFocused();
  await expect(
    page.getByText('Este endereço já é de outro artigo, que pode estar na lixeira. Escolha outro.'),
  ).toBeVisible();
  await field(page, 'slug').fill(`${post.slug}-c`);
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  await expect(toast(page, 'Erro', 'Não foi possível atualizar o post.')).toBeHidden();
});
