import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import type { Row } from '../../../src/backend/row-types.ts';
import { expect } from './admin.ts';

export { expectAccessible } from './accessible.ts';
export { ADMIN, dismiss, expect, openMenu, toast } from './admin.ts';
export { test, type Stage } from './stage.ts';

export const NEW = '/admin/blog/novo';

/** Opens the form of a new article and waits until it is ready. */
export async function openNew(page: Page): Promise<void> {
  await page.goto(NEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo Artigo');
}

/** Control of a field. */
export function field(page: Page, name: string) {
  return page.locator(`form [name="${name}"]`);
}

export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Fills in the required fields of an article. */
export async function fillArticle(page: Page, title: string): Promise<void> {
  await openTab(page, 'Básico');
  await field(page, 'title').fill(title);
  await field(page, 'excerpt').fill('Um resumo.');
  await openTab(page, 'Conteúdo');
  await field(page, 'content').fill('<p>Um texto.</p>');
}

/** The button that publishes, schedules or saves an article. */
export function saveButton(page: Page) {
  return page.getByRole('button', { name: /^(?:Publicar|Agendar|Salvar artigo)$/ });
}

/** Clicks that button. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
}

/** Lists one article only, because all tests share the database and its list of a hundred articles is slow to check. */
export async function listOnly(page: Page, post: Row<'blog_posts'>): Promise<void> {
  await page.route('**/rest/v1/blog_posts?*deleted_at=is.null*', (route) => route.fulfill({ json: [post] }));
}

/** Creates a title that no other test uses. */
export function freshTitle(): string {
  return `Férias nº ${randomUUID().slice(0, 8)}`;
}

/** Reloads a page that asks for confirmation, and accepts after a moment like a person, while the draft is written. */
export async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void setTimeout(500).then(() => dialog.accept()));
  await page.reload();
}
