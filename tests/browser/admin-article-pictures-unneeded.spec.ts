/** Pictures of articles that are unused or no longer exist. */
import {
  expect,
  fillArticle,
  freshTitle,
  NEW,
  openTab,
  save,
  test,
  toast,
  type Stage,
} from './support/articles.ts';
import { cover, coverPart, openPictures, upload } from './support/cover.ts';
import { drawn } from './support/picture-files.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

async function expectRemoved(stage: Stage, address: string): Promise<void> {
  await expect.poll(() => stage.hasPicture(address)).toBe(false);
}

test.describe('a picture', () => {
  test('that fails to load is reported; one that no article used is removed when the form is saved without it', async ({
    page,
    stage,
  }) => {
    const first = await stage.picture();
    const post = await stage.article({ cover_image: first, cover_image_alt: 'Antes' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Imagens');
    // The bytes of this picture are no picture.
    await expect(coverPart(page).getByText('A imagem não está mais disponível. Envie outra.')).toBeVisible();
    await page.getByRole('button', { name: 'Remover Imagem de capa' }).click();
    await expect(cover(page)).toBeFocused();
    expect(await stage.hasPicture(first)).toBe(true);
    const second = await upload(page, await drawn(page, 'image/png', 50, 50));
    await cover(page).setInputFiles(await drawn(page, 'image/png', 60, 60));
    await expect(coverPart(page).getByRole('img')).not.toHaveAttribute('src', second);
    const third = (await coverPart(page).getByRole('img').getAttribute('src')) ?? '';
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    await expectRemoved(stage, second);
    // Keep the saved picture, which a draft in another browser may use.
    expect(await stage.hasPicture(first)).toBe(true);
    expect(await stage.hasPicture(third)).toBe(true);
    expect(await stage.read(post.id)).toMatchObject({ cover_image: third, cover_image_alt: null });
  });

  test('is kept while a draft uses it, and removed with the draft; a failed removal is reported', async ({
    page,
    stage,
  }) => {
    await openPictures(page);
    const address = await upload(page, await drawn(page, 'image/png', 40, 40));
    await expect.poll(() => stage.isHeld(address)).toBe(true);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Sair e guardar o rascunho' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await page.goto(NEW);
    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await openTab(page, 'Imagens');
    await expect(coverPart(page).getByRole('img')).toHaveAttribute('src', address);
    expect(await stage.hasPicture(address)).toBe(true);
    await expect.poll(() => stage.isHeld(address)).toBe(true);

    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await expectRemoved(stage, address);
    await expect.poll(() => stage.isHeld(address)).toBe(false);

    await page.getByRole('link', { name: 'Novo artigo' }).click();
    await openTab(page, 'Imagens');
    await upload(page, await drawn(page, 'image/png', 40, 40));
    await page.route('**/storage/v1/object/blog-images', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(toast(page, 'Erro', 'Não foi possível deletar a imagem.')).toBeVisible();
  });

  test('that is missing on the server blocks saving, and its field is shown', async ({ page, stage }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await fillArticle(page, title);
    await openTab(page, 'Imagens');
    const address = await upload(page, await drawn(page, 'image/png', 40, 40));
    await expect.poll(() => stage.isHeld(address)).toBe(true);
    await stage.losePicture(address);
    await openTab(page, 'Básico');
    await save(page);
    const sentence =
      'Uma imagem deste artigo não existe mais no servidor. Envie-a de novo, ou retire-a, e salve.';
    await expect(toast(page, 'Erro', sentence)).toBeVisible();
    await expect(coverPart(page)).toBeVisible();
    expect(await stage.titled(title)).toEqual([]);
    await page.getByRole('button', { name: 'Remover Imagem de capa' }).click();
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  });
});
