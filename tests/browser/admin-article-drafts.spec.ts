/** No text is lost: drafts are stored in the browser, and leaving needs confirmation. */
import type { Page } from 'playwright/test';
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  NEW,
  openMenu,
  openNew,
  reload,
  save,
  test,
  toast,
} from './support/articles.ts';
import { STILL, layoutShift } from './support/measure.ts';

// Run in one worker, so that its page keeps the compiled code of the form.
test.describe.configure({ mode: 'default' });

async function waitForDraft(page: Page): Promise<void> {
  await expect(
    page.getByText(/rascunho guardado neste navegador (e no servidor )?às \d{2}:\d{2}/),
  ).toBeVisible();
}

function offer(page: Page) {
  return page.getByText(/Há um rascunho que não foi salvo/);
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Descartar rascunho' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar', exact: true }).click();
}

function leaveQuestion(page: Page) {
  return page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
}

test.describe('a draft', () => {
  test('of a new article is saved during and right after typing, and survives a reload and another draft', async ({
    page,
    stage,
  }) => {
    await openNew(page);
    // Press keys faster than the debounce of half a second.
    const typing = field(page, 'excerpt').pressSequentially('Escrito sem parar para respirar', {
      delay: 100,
    });
    await expect(page.getByText(/rascunho guardado neste navegador/)).toBeVisible({ timeout: 2500 });
    await typing;
    const [first, second] = [freshTitle(), freshTitle()];
    await field(page, 'title').fill(first);
    await reload(page);
    await expect(offer(page)).toContainText(first);
    await expect(page.getByText(/Rascunho de \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}\./)).toBeVisible();
    await expect(field(page, 'title')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(STILL);
    await expectAccessible(page);

    await fillArticle(page, second);
    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await expect(field(page, 'title')).toHaveValue(first);
    await expect(offer(page)).toContainText(second);
    await waitForDraft(page);
    await reload(page);
    await expect(offer(page).filter({ hasText: second })).toBeAttached();
    await expect(offer(page).filter({ hasText: first })).toBeAttached();
    await page.getByText('Outro rascunho').click();
    await discard(page);

    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(field(page, 'title')).toHaveValue(second);
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
    expect(await stage.titled(second)).toHaveLength(1);
    await page.getByRole('link', { name: 'Novo artigo' }).click();
    await expect(field(page, 'title')).toHaveValue('');
    await expect(offer(page)).toBeHidden();
  });

  test('of an article is offered next to the saved version, and deleted when discarded or undone', async ({
    page,
    stage,
  }) => {
    const post = await stage.article();
    await page.goto(`/admin/blog/editar/${post.id}`);
    await field(page, 'excerpt').fill('Outro');
    await waitForDraft(page);
    await field(page, 'excerpt').fill(post.excerpt);
    await expect(page.getByText('Sem mudanças desde que abriu.')).toBeVisible();
    // Read it on the page at once, because half a second later the next draft is kept.
    const nextStatus = await field(page, 'excerpt').evaluate(async (input: HTMLTextAreaElement) => {
      input.setRangeText('Mais ');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      return document.querySelector('.foot-bar p')?.textContent;
    });
    // The time of the deleted draft is not the time of the next one.
    expect(nextStatus).toBe('Mudanças não salvas.');
    await field(page, 'excerpt').fill(post.excerpt);
    await expect(page.getByText('Sem mudanças desde que abriu.')).toBeVisible();
    await page.reload();
    await expect(field(page, 'excerpt')).toHaveValue(post.excerpt);
    await expect(offer(page)).toBeHidden();

    await field(page, 'excerpt').fill('Um resumo melhor.');
    await waitForDraft(page);
    await stage.change(post.id, { read_time: 9 });
    await reload(page);
    await expect(
      page.getByText(
        /Rascunho de \d\d\/\d\d\/\d{4} às \d\d:\d\d; versão salva em \d\d\/\d\d\/\d{4} às \d\d:\d\d\./,
      ),
    ).toBeVisible();
    await expect(
      page.getByText('O artigo foi salvo de novo depois que este rascunho começou.'),
    ).toBeVisible();
    await page.getByText('Ver o que muda').click();
    await expect(page.getByText('Um resumo melhor.')).toBeVisible();
    await expectAccessible(page);
    await expect(field(page, 'excerpt')).toHaveValue('Um resumo.');
    await discard(page);
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(field(page, 'excerpt')).toHaveValue('Um resumo.');
    await expect(offer(page)).toBeHidden();

    // A recovered draft must not overwrite another user's later version.
    await field(page, 'excerpt').fill('Um resumo melhor.');
    await waitForDraft(page);
    await stage.change(post.id, { read_time: 10 });
    await reload(page);
    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    expect(await stage.read(post.id)).toMatchObject({ excerpt: 'Um resumo melhor.', read_time: 10 });
  });

  test('of a form open in another window is not offered; recovered in two, it becomes a draft in each', async ({
    page,
    context,
  }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await field(page, 'title').fill(title);
    await waitForDraft(page);
    const other = await context.newPage();
    await other.goto(NEW);
    await expect(field(other, 'title')).toHaveValue('');
    await expect(offer(other)).toBeHidden();

    await page.goto('/robots.txt');
    for (const each of [page, other]) {
      await each.goto(NEW);
      await expect(each.getByRole('button', { name: 'Recuperar rascunho' })).toBeVisible();
    }
    for (const [each, excerpt] of [
      [page, 'Desta janela.'],
      [other, 'Da outra janela.'],
    ] as const) {
      await each.getByRole('button', { name: 'Recuperar rascunho' }).click();
      await field(each, 'excerpt').fill(excerpt);
      await waitForDraft(each);
    }
    await other.close();
    await page.goto('/robots.txt');
    await page.goto(NEW);
    await expect(page.getByText('Outro rascunho')).toBeVisible();
  });

  for (const [what, method] of [
    ['full', 'put'],
    ['blocked', 'open'],
  ] as const) {
    test(`that a ${what} store cannot keep shows an unobtrusive notice and no error`, async ({
      page,
      stage,
    }) => {
      const script = await page.addInitScript((name) => {
        const refuse = (): never => {
          throw new DOMException('No', name === 'put' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (name === 'put') IDBObjectStore.prototype.put = refuse;
        else IDBFactory.prototype.open = refuse;
      }, method);
      const title = freshTitle();
      await page.goto(NEW);
      await fillArticle(page, title);
      await expect(
        page.getByText('Mudanças não salvas. Este navegador não está guardando rascunhos.'),
      ).toBeVisible();
      // The server still keeps the draft; without the server, leaving would lose it.
      await expect(page.getByText('rascunho guardado só no servidor')).toBeVisible();
      await page.route('**/rest/v1/blog_post_drafts*', (route) => route.abort());
      await field(page, 'content').fill('<p>Outro texto.</p>');
      await page.getByRole('link', { name: 'Voltar' }).click();
      await expect(leaveQuestion(page)).toContainText('elas se perdem');
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      await save(page);
      await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
      expect(await stage.titled(title)).toHaveLength(1);
      await script.dispose();
    });
  }
});

test.describe('leaving with unsaved changes', () => {
  test('by a link or the back button asks whether to keep or discard the draft', async ({ page }) => {
    const title = freshTitle();
    await page.goto(NEW);
    await field(page, 'title').fill(title);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar editando' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(leaveQuestion(page)).toBeHidden();
    await expect(page).toHaveURL(NEW);
    await expect(field(page, 'title')).toHaveValue(title);

    await openMenu(page);
    await page.getByRole('link', { name: 'Configurações' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Sair e guardar o rascunho' }).click();
    await expect(page).toHaveURL('/admin/configuracoes');
    await page.goto(NEW);
    await expect(offer(page)).toContainText(title);
    await discard(page);

    await field(page, 'title').fill(freshTitle());
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await page.getByRole('link', { name: 'Novo artigo' }).click();
    await expect(field(page, 'title')).toHaveValue('');
    await expect(offer(page)).toBeHidden();

    await field(page, 'title').fill('Um título');
    // Do not wait for blocked history navigation, which never completes.
    await page.goBack({ timeout: 1000 }).catch(() => null);
    await expect(leaveQuestion(page)).toBeVisible();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page).toHaveURL(NEW);
    await expect(field(page, 'title')).toHaveValue('Um título');
    await page.goBack({ timeout: 1000 }).catch(() => null);
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/blog');
  });

  test('by a reload makes the browser ask, and by signing out asks; without changes nothing asks', async ({
    page,
  }) => {
    // Keep the session on the server, because the other tests continue with it.
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
    await page.goto(NEW);
    await page.reload();
    await field(page, 'title').fill('Um título');
    const dialogEvent = page.waitForEvent('dialog');
    const reloading = page.reload();
    const dialog = await dialogEvent;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL('/admin/blog');

    await page.getByRole('link', { name: 'Novo artigo' }).click();
    await field(page, 'title').fill('Um título');
    await openMenu(page);
    await page.getByRole('button', { name: 'Sair', exact: true }).filter({ visible: true }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/login');
  });
});
