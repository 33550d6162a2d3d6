/** Built-in articles: brought into the editor, changed, renamed and deleted, as visitors see them. */
import { expect, expectAccessible, test as onAnySite, toast } from './support/articles.ts';
import { onOwnSite, type OwnSite } from './support/own-site.ts';

onAnySite.describe.configure({ mode: 'default' });

const TITLE = 'DAS do MEI em 2026: quanto pagar, quando vence e o que ele garante';
const EDITED = 'Quanto o MEI paga por mês';
const FILES = ['/blog', '/feed.xml', '/sitemap.xml', '/llms.txt'];

const { opened, fixtures } = onOwnSite({ isLive: true });
let site: OwnSite;
const test = onAnySite.extend<{ baseURL: string | undefined }>(fixtures);
test.beforeAll(async () => {
  site = await opened();
});
test.afterAll(() => site.close());

const textOf = async (path: string) => (await fetch(site.address + path, { redirect: 'manual' })).text();
const timesIn = (text: string, part: string) => text.split(part).length - 1;

test('a built-in article can be edited, and comes back when its edited version is deleted', async ({
  page,
}) => {
  const row = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText(TITLE, { exact: true }) });
  // Wait, because a busy server has nothing to answer with before it has rendered.
  await expect.poll(() => textOf('/feed.xml')).toContain(TITLE);
  const before = new Map(await Promise.all(FILES.map(async (path) => [path, await textOf(path)] as const)));

  await page.goto('/admin/blog');
  await expect(row).toContainText('10/11/2026');
  await expect(row).toContainText('Do site');
  await expect(row.getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'main');
  await row.getByRole('button', { name: `Trazer para o editor ${TITLE}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Trazer para o editor?' });
  await expect(question).toContainText('o original volta');
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Trazer para o editor' }).click();
  await expect(
    toast(page, 'Artigo no editor', 'O site mostra agora o artigo daqui, igual ao original.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog\/editar\/[\da-f-]{36}$/);
  const title = page.locator('form [name="title"]');
  await expect(title).toHaveValue(TITLE);

  // Nothing may have changed for visitors.
  expect(await textOf('/llms.txt')).toContain(TITLE);
  expect(await textOf('/feed.xml')).toBe(before.get('/feed.xml'));
  expect(await textOf('/sitemap.xml')).toBe(before.get('/sitemap.xml'));

  await title.fill(EDITED);
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  for (const path of [...FILES, '/', '/blog/mei-das', '/blog/juros-compostos']) {
    expect(await textOf(path), path).not.toContain(TITLE);
  }
  expect(timesIn(await textOf('/sitemap.xml'), '/blog/mei-das<')).toBe(1);
  await page.goto('/blog/mei-das');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EDITED);
  await expect(page.locator('.prose').getByRole('link', { name: 'Calcular meu DAS' }).first()).toBeVisible();
  await page.goto('/busca?q=mei+das+boleto');
  await expect(page.getByRole('link', { name: EDITED })).toHaveCount(1);
  await expect(page.getByRole('link', { name: TITLE })).toHaveCount(0);

  await page.goto('/admin/blog');
  await page.getByRole('button', { name: `Excluir ${EDITED}` }).click();
  const deletion = page.getByRole('alertdialog', { name: 'Excluir este artigo?' });
  await expect(deletion).toContainText('o site volta a mostrar o texto original');
  await deletion.getByRole('button', { name: 'Excluir' }).click();
  await expect(row).toContainText('Do site');
  for (const path of FILES) expect(await textOf(path), path).toBe(before.get(path));
  await expect.poll(() => textOf('/blog/mei-das')).toContain(`${TITLE}</h1>`);
});

test('the edited version of a built-in article is offered from the trash, and not replaced silently', async ({
  page,
}) => {
  const list = page.getByRole('link', { name: 'Voltar' });
  const ask = async () => {
    await page.getByRole('button', { name: `Trazer para o editor ${TITLE}` }).click();
    return page.getByRole('alertdialog', { name: 'Restaurar da lixeira?' });
  };
  const trash = async (title: string) => {
    await list.click();
    await page.getByRole('button', { name: `Excluir ${title}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Artigo excluído', { exact: true })).toBeVisible();
  };
  // Somebody may move the edited version to the trash just after the question is asked.
  await page.route('**/rest/v1/blog_posts?*deleted_at=not.is.null*', (route) => route.fulfill({ json: [] }), {
    times: 1,
  });
  await page.goto('/admin/blog');
  await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trazer para o editor' }).click();
  await expect(toast(page, 'Erro', 'Não foi possível trazer o artigo. Tente de novo.')).toBeVisible();

  const question = await ask();
  await expect(question).toContainText(`a versão editada, “${EDITED}”, está na lixeira desde`);
  await expectAccessible(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Restaurar da lixeira' }).click();
  await expect(toast(page, 'Sucesso', 'O artigo voltou da lixeira.')).toBeVisible();
  const title = page.locator('form [name="title"]');
  await expect(title).toHaveValue(EDITED);

  await trash(EDITED);
  await (await ask()).getByRole('button', { name: 'Trazer o original' }).click();
  await expect(title).toHaveValue(TITLE);
  const address = page.url().replace('/editar/', '/versoes/');
  await page.goto(address);
  await expect(page.getByRole('list', { name: 'Versões, a última primeiro' })).toContainText('Versão 4');
});

test('a built-in article redirects when renamed, and shows the original when unpublished', async ({
  page,
}) => {
  const title = 'IMC: como calcular e o que o número diz (e não diz) sobre a sua saúde';
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: `Trazer para o editor ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trazer para o editor' }).click();
  const address = page.locator('form [name="slug"]');
  await expect(address).toHaveValue('imc-como-calcular');
  await address.fill('imc');
  await page.getByRole('button', { name: 'Salvar artigo' }).click();
  await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
  const moved = await fetch(`${site.address}/blog/imc-como-calcular`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/imc']);
  expect(timesIn(await textOf('/sitemap.xml'), '/blog/imc')).toBe(1);

  await page.getByRole('link', { name: `Editar ${title}` }).click();
  await page.getByRole('button', { name: 'Despublicar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Despublicar este artigo?' });
  await expect(question).toContainText('o site mostra de novo o texto original');
  await question.getByRole('button', { name: 'Despublicar' }).click();
  await expect(page.getByText('Rascunho; o site mostra o original')).toBeVisible();
  await expectAccessible(page, 'main');
  expect((await fetch(`${site.address}/blog/imc`)).status).toBe(404);
  await expect.poll(() => textOf('/blog/imc-como-calcular')).toContain(`${title}</h1>`);
});
