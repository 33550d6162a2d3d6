/** Pictures of articles: accepted files, processing, and where they are shown. */
import type { Page } from 'playwright/test';
import {
  expect,
  expectAccessible,
  field,
  fillArticle,
  freshTitle,
  NEW,
  openTab,
  save,
  test,
  toast,
} from './support/articles.ts';
import { cover, coverPart, openPictures, upload, UPLOAD } from './support/cover.ts';
import { createGate } from './support/gate.ts';
import { CAMERA, drawn, withCameraData } from './support/picture-files.ts';

// Run in one worker, so that its page keeps the compiled code of the administration.
test.describe.configure({ mode: 'default' });

interface Seen {
  width: number;
  height: number;
  type: string;
  bytes: number;
  /** The color at the middle of each side. */
  left: string;
  right: string;
  top: string;
  bottom: string;
  text: string;
}

/** Describes the file stored at an address. */
async function fileAt(page: Page, address: string): Promise<Seen> {
  return page.evaluate(async (at) => {
    const response = await fetch(at);
    const blob = await response.blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    const { width, height } = bitmap;
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    const colour = (x: number, y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(Math.floor(x), Math.floor(y), 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return {
      width,
      height,
      type: response.headers.get('content-type') ?? '',
      bytes: blob.size,
      left: colour(width * 0.1, height / 2),
      right: colour(width * 0.9, height / 2),
      top: colour(width / 2, height * 0.1),
      bottom: colour(width / 2, height * 0.9),
      text: Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(
        '',
      ),
    };
  }, address);
}

test('a picture of any kind is scaled down, rotated upright and stored without camera metadata', async ({
  page,
}) => {
  await openPictures(page);
  const photo = withCameraData(await drawn(page, 'image/jpeg', 3000, 2000));
  expect(photo.buffer.includes(CAMERA)).toBe(true);
  const address = await upload(page, photo);
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/blog-images\/blog\/capa-1067x1600-\d{13}\.webp$/);
  const { text, ...seen } = await fileAt(page, address);
  // EXIF orientation 6 turns the red left half to the top.
  expect(seen).toMatchObject({ type: 'image/webp', width: 1067, height: 1600, top: 'red', bottom: 'blue' });
  expect(text).not.toContain(CAMERA);
  expect(text).not.toContain('Exif');
  expect(text).not.toContain('EXIF');
  await expect(coverPart(page).getByRole('img')).toBeVisible();
  await expect(
    coverPart(page).getByText('Descreva o que a imagem mostra, para quem não a vê.'),
  ).toBeVisible();
  await expectAccessible(page);

  for (const [type, size] of [
    ['image/png', 400],
    ['image/webp', 1700],
  ] as const) {
    await page.getByRole('button', { name: 'Remover Imagem de capa' }).click();
    const { left, right, width, height } = await fileAt(
      page,
      await upload(page, await drawn(page, type, size, 200)),
    );
    const scale = Math.min(1, 1600 / size);
    expect({ left, right, width, height }, type).toEqual({
      left: 'red',
      right: 'blue',
      width: size * scale,
      height: Math.round(200 * scale),
    });
  }
});

test('the cover field reports a failed upload, allows a retry, shows its progress, and offers stored pictures', async ({
  page,
  stage,
}) => {
  const stored = await stage.picture();
  const alt = freshTitle();
  await stage.article({ content: `<p><img src="${stored}" alt="${alt}"></p>` });
  await openPictures(page);
  const file = await drawn(page, 'image/png', 40, 40);
  await page.route(UPLOAD, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await cover(page).setInputFiles(file);
  await expect(toast(page, 'Erro no upload', 'Não foi possível fazer o upload da imagem.')).toBeVisible();
  await page.unroute(UPLOAD);
  const release = createGate();
  await page.route(UPLOAD, async (route) => {
    await release.opened;
    await route.continue();
  });
  await cover(page).setInputFiles(file);
  await expect(coverPart(page).locator('label', { hasText: 'Enviando...' })).toBeVisible();
  await fillArticle(page, freshTitle());
  await save(page);
  await expect(
    toast(
      page,
      'Erro',
      'Há uma imagem que ainda não foi enviada: espere por ela, tente de novo ou remova-a.',
    ),
  ).toBeVisible();
  await openTab(page, 'Imagens');
  release.open();
  await expect(coverPart(page).locator('label', { hasText: 'Trocar imagem' })).toBeVisible();

  await field(page, 'cover_image_alt').fill('Outra imagem');
  await coverPart(page).getByRole('button', { name: 'Usar imagem já enviada' }).click();
  await page.getByRole('button', { name: `Usar: ${alt}` }).click();
  await expect(field(page, 'cover_image_alt')).toHaveValue(alt);
});

test('a picture appears with its description in the preview and the text of its article', async ({
  page,
  stage,
}) => {
  const title = freshTitle();
  await page.goto(NEW);
  await fillArticle(page, title);
  await openTab(page, 'Imagens');
  const address = await upload(page, await drawn(page, 'image/png', 40, 40));
  await field(page, 'cover_image_alt').fill('Duas cores');
  await page.locator('#campo-content_image_1').setInputFiles(await drawn(page, 'image/jpeg', 60, 40));
  await field(page, 'content_image_1_alt').fill('No meio do texto');
  await page.getByRole('button', { name: 'Prévia' }).click();
  const preview = page.getByRole('dialog', { name: 'Prévia do artigo' });
  await expect(preview.getByRole('img', { name: 'Duas cores' }).first()).toHaveAttribute('src', address);
  await expect(preview.getByRole('figure').getByRole('img', { name: 'No meio do texto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  const [post] = await stage.titled(title);
  expect(post).toMatchObject({ cover_image: address, cover_image_alt: 'Duas cores' });
  expect(post?.content_image_1).toMatch(/imagem-1-60x40-\d{13}\.webp$/);
  expect(await stage.hasPicture(address)).toBe(true);
});
