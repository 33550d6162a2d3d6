/** No HTML in an article is executed, loads external resources or imitates the site. */
import type { ContentNode } from '../../src/catalogue/content-node.ts';
import { HOSTILE, UNTIDY, written } from '../../src/blog/live/testing/hostile-html.ts';
import { test as silent } from './support/admin.ts';
import { expect, field, openTab, test } from './support/articles.ts';

interface WithReader {
  reader: { contentOfHtml: (html: string) => ContentNode[] };
}

/**
 * Bundles a module of the product as a script that assigns its exports to a global variable, to run it in a real page.
 *
 * @param file relative to the project
 */
async function bundle(file: string, variable: string): Promise<string> {
  // Import it here, because every worker reads this file.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: file, formats: ['iife'], name: variable } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`${file}: nothing was built`);
  // Assign explicitly, because a top-level declaration would be scoped to the evaluated script.
  return `${chunk.code};globalThis[${JSON.stringify(variable)}] = ${variable};`;
}

silent('browsers parse hostile HTML like the build', async ({ page }) => {
  const list = [...HOSTILE, ...UNTIDY];
  await page.goto('/termos');
  await page.evaluate(await bundle('src/blog/live/html-content.ts', 'reader'));
  const contents = await page.evaluate(
    (htmls) => htmls.map((html) => (globalThis as unknown as WithReader).reader.contentOfHtml(html)),
    list.map(([html]) => html),
  );
  for (const [index, [html, content]] of list.entries()) {
    expect.soft(written(contents[index] ?? []), html).toBe(content);
  }
});

test('hostile HTML is harmless in the preview and on its public page', async ({ page, stage }) => {
  const html = `<p>1 < 2 && 3 > 2</p>\n${HOSTILE.map(([source]) => `<div>${source}</div>`).join('\n')}`;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) elsewhere.push(request.url());
  });
  page.on('dialog', () => elsewhere.push('dialog'));
  // Use a local picture, because the policy blocks other sites and logs that to the console.
  const content = html.replaceAll('https://example.com/a.png', '/favicon.svg');
  const post = await stage.article({ content, cta_1_text: 'Calcule', cta_1_link: '/' });

  await page.goto(`/admin/blog/editar/${post.id}`);
  await openTab(page, 'Conteúdo');
  await page.getByRole('button', { name: 'Visualizar' }).click();
  await expect(page.getByRole('region', { name: 'Como o conteúdo vai aparecer' })).toContainText(
    '1 < 2 && 3 > 2',
  );
  await page.getByRole('button', { name: 'Prévia' }).click();
  await expect(page.getByRole('dialog', { name: 'Prévia do artigo' })).toContainText('1 < 2 && 3 > 2');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'HTML', exact: true }).click();
  await expect(field(page, 'content')).toHaveValue(content);

  await page.goto(`/blog/${post.slug}`);
  const article = page.getByRole('article').first();
  await expect(article).toContainText('1 < 2 && 3 > 2');
  const found = await article.evaluate((element) => ({
    handlers: [...element.querySelectorAll('*')].flatMap((each) =>
      each.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    ),
    code: element.querySelectorAll('script, style, iframe, object, embed, form, input, svg script').length,
    links: [...element.querySelectorAll('a')].map((link) => link.protocol),
    opener: [...element.querySelectorAll('a[href^="http"]')].map((link) => link.getAttribute('rel')),
  }));
  expect(found.handlers).toEqual([]);
  expect(found.code).toBe(0);
  expect(new Set(found.links)).toEqual(new Set(['http:', 'https:', 'mailto:']));
  for (const rel of found.opener) expect(rel).toContain('noopener');
  expect(elsewhere).toEqual([]);
});
