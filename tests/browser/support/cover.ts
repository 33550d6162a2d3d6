/** The cover of an article in its form. */
import type { Page } from 'playwright/test';
import { expect, NEW, openTab } from './articles.ts';
import type { PictureFile } from './picture-files.ts';

export const UPLOAD = '**/storage/v1/object/blog-images/**';

/** The control that takes a file. */
export const cover = (page: Page) => page.locator('#campo-cover_image');

/** The whole field: its control, picture and messages. */
export const coverPart = (page: Page) => page.getByRole('group', { name: 'Imagem de capa' });

/** Opens the pictures of a new article. */
export async function openPictures(page: Page): Promise<void> {
  await page.goto(NEW);
  await openTab(page, 'Imagens');
}

/** Chooses a file for the cover and waits until it is shown; returns its address. */
export async function upload(page: Page, file: PictureFile): Promise<string> {
  await cover(page).setInputFiles(file);
  await expect(coverPart(page).getByRole('button', { name: 'Remover Imagem de capa' })).toBeVisible();
  const address = await coverPart(page).getByRole('img').getAttribute('src');
  return address ?? '';
}
