/** The cover of an article in the editor. */
import type { Page } from 'playwright/test';
import { expect, NEW, openTab } from './articles.ts';
import type { PictureFile } from './picture-files.ts';

export const UPLOAD = '**/storage/v1/object/blog-images/**';

/** File input of the cover. */
export const cover = (page: Page) => page.locator('#campo-cover_image');

/** The complete field: control, picture and messages. */
export const coverPart = (page: Page) => page.getByRole('group', { name: 'Imagem de capa' });

/** Opens the tab of pictures of a new article. */
export async function openPictures(page: Page): Promise<void> {
  await page.goto(NEW);
  await openTab(page, 'Imagens');
}

/** Uploads a file as the cover and waits until it is shown; returns its address. */
export async function upload(page: Page, file: PictureFile): Promise<string> {
  await cover(page).setInputFiles(file);
  await expect(coverPart(page).getByRole('button', { name: 'Remover Imagem de capa' })).toBeVisible();
  const address = await coverPart(page).getByRole('img').getAttribute('src');
  return address ?? '';
}
