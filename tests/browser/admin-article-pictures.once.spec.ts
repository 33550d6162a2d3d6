/** Pictures of articles: accepted files, processing, and removal. */
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
  type Stage,
} from './support/articles.ts';
import {
  CAMERA,
  DISGUISED_SVG,
  drawn,
  hugePng,
  withCameraData,
  type PictureFile,
} from './support/picture-files.ts';

const UPLOAD = '**/storage/v1/object/blog-images/**';

const cover = (page: Page) => page.locator('#campo-cover_image');
const coverPart = (page: Page) => page.getByRole('group', { name: 'Imagem de capa' });

async function openPictures(page: Page): Promise<void> {
  await page.goto(NEW);
  await openTab(page, 'Imagens');
}

/** Chooses a file for the cover and waits until it is shown. */
async function upload(page: Page, file: PictureFile): Promise<string> {
  await cover(page).setInputFiles(file);
  await expect(coverPart(page).getByRole('button', { name: 'Remover Imagem de capa' })).toBeVisible();
  const address = await coverPart(page).getByRole('img').getAttribute('src');
  return address ?? '';
}

interface Seen {
  width: number;
  height: number;
  type: string;
  bytes: number;
  /** The colour at the middle of each side. */
  left: string;
  right: string;
  top: string;
  bottom: string;
  text: string;
}

/** The file stored at an address. */
async function stored(page: Page, address: string): Promise<Seen> {
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

async function isGone(stage: Stage, address: string): Promise<void> {
  await expect.poll(() => stage.hasPicture(address), { timeout: 15_000 }).toBe(false);
}

test('is scaled down, rotated upright and stored without camera metadata', async ({ page }) => {
  await openPictures(page);
  const photo = withCameraData(await drawn(page, 'image/jpeg', 3000, 2000));
  expect(photo.buffer.includes(CAMERA)).toBe(true);
  const address = await upload(page, photo);
  expect(address).toMatch(/^\/storage\/v1\/object\/public\/blog-images\/blog\/capa-\d{13}\.webp$/);
  const { text, ...seen } = await stored(page, address);
  // Orientation 6 turns the red left half to the top.
  expect(seen).toMatchObject({ type: 'image/webp', width: 1067, height: 1600, top: 'red', bottom: 'blue' });
  expect(text).not.toContain(CAMERA);
  expect(text).not.toContain('Exif');
  expect(text).not.toContain('EXIF');
  await expect(coverPart(page).getByRole('img')).toBeVisible();
  await expect(
    coverPart(page).getByText('Descreva o que a imagem mostra, para quem não a vê.'),
  ).toBeVisible();
  await expectAccessible(page);
});

for (const [type, size] of [
  ['image/png', 400],
  ['image/webp', 1700],
] as const) {
  test(`accepts ${type}`, async ({ page }) => {
    await openPictures(page);
    const address = await upload(page, await drawn(page, type, size, 200));
    const { left, right, width, height } = await stored(page, address);
    const scale = Math.min(1, 1600 / size);
    expect({ left, right, width, height }).toEqual({
      left: 'red',
      right: 'blue',
      width: size * scale,
      height: Math.round(200 * scale),
    });
  });
}

test('shows the upload in progress', async ({ page }) => {
  await openPictures(page);
  const file = await drawn(page, 'image/png', 40, 40);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(UPLOAD, async (route) => {
    await released;
    await route.continue();
  });
  await cover(page).setInputFiles(file);
  await expect(coverPart(page).locator('label', { hasText: 'Enviando...' })).toBeVisible();
  await fillArticle(page, freshTitle());
  await save(page);
  await expect(toast(page, 'Erro', 'Espere o envio da imagem terminar.')).toBeVisible();
  await openTab(page, 'Imagens');
  release();
  await expect(coverPart(page).locator('label', { hasText: 'Trocar imagem' })).toBeVisible();
});

test.describe('refused files', () => {
  const NOT_SENT = 'nothing may be sent';
  test.beforeEach(async ({ page }) => {
    await page.route(UPLOAD, () => {
      throw new Error(NOT_SENT);
    });
    await openPictures(page);
  });

  test('files that are not pictures are ignored silently', async ({ page }) => {
    await cover(page).setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(coverPart(page).locator('label', { hasText: 'Escolher imagem' })).toBeVisible();
    await expect(coverPart(page).getByRole('alert')).toBeEmpty();
    await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toHaveCount(0);
  });

  const refused: Record<string, () => [file: PictureFile, sentence: RegExp]> = {
    'a program disguised as a picture': () => [DISGUISED_SVG, /não é uma imagem que o site aceite/],
    'an SVG by its own name': () => [
      { ...DISGUISED_SVG, name: 'a.svg', mimeType: 'image/svg+xml' },
      /não é uma imagem que o site aceite/,
    ],
    'a picture with too many pixels': () => [
      hugePng(10_000, 6000),
      /pixels demais: o limite é de 50 megapixels/,
    ],
    'a picture that only says it is huge': () => [
      { ...hugePng(60_000, 60_000, 100), buffer: hugePng(60_000, 60_000, 100).buffer.subarray(0, 60) },
      /pixels demais/,
    ],
    'a file over the limit': () => [
      { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) },
      /passa do limite de 20 MB/,
    ],
    'a damaged picture': () => [
      { ...hugePng(100, 100), buffer: hugePng(100, 100).buffer.subarray(0, 40) },
      /o arquivo está danificado/,
    ],
  };
  for (const [what, make] of Object.entries(refused)) {
    test(`${what} is refused with the reason`, async ({ page }) => {
      const [file, sentence] = make();
      await cover(page).setInputFiles(file);
      await expect(coverPart(page).getByRole('alert')).toContainText(sentence);
      await expect(toast(page, 'Erro no upload', 'Não foi possível fazer o upload da imagem.')).toBeVisible();
      await expect(coverPart(page).locator('label', { hasText: 'Escolher imagem' })).toBeVisible();
    });
  }
});

test('a failed upload is reported, and can be retried', async ({ page }) => {
  await openPictures(page);
  const file = await drawn(page, 'image/png', 40, 40);
  await page.route(UPLOAD, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await cover(page).setInputFiles(file);
  await expect(toast(page, 'Erro no upload', 'Não foi possível fazer o upload da imagem.')).toBeVisible();
  await page.unroute(UPLOAD);
  await upload(page, file);
});

test('appears with its description in the preview and the text of its article', async ({ page, stage }) => {
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
  await openTab(page, 'Conteúdo');
  await field(page, 'content').press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Imagem 1' }).click();
  await expect(field(page, 'content')).toHaveValue(
    /<p>Um texto\.<\/p>\n<figure><img src="[^"]+imagem-1-\d+\.webp" alt="No meio do texto"><\/figure>/,
  );
  await save(page);
  await expect(toast(page, 'Sucesso', 'Post criado com sucesso!')).toBeVisible();
  const [post] = await stage.titled(title);
  expect(post).toMatchObject({ cover_image: address, cover_image_alt: 'Duas cores' });
  expect(post?.content_image_1).toMatch(/imagem-1-\d{13}\.webp$/);
  expect(await stage.hasPicture(address)).toBe(true);
});

test.describe('a picture that is no longer needed', () => {
  test('is removed when the form is saved without it, if no article ever had it', async ({ page, stage }) => {
    const first = await stage.picture();
    const post = await stage.article({ cover_image: first, cover_image_alt: 'Antes' });
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Imagens');
    await page.getByRole('button', { name: 'Remover Imagem de capa' }).click();
    await expect(cover(page)).toBeFocused();
    expect(await stage.hasPicture(first)).toBe(true);
    const second = await upload(page, await drawn(page, 'image/png', 50, 50));
    await cover(page).setInputFiles(await drawn(page, 'image/png', 60, 60));
    await expect(coverPart(page).getByRole('img')).not.toHaveAttribute('src', second);
    const third = (await coverPart(page).getByRole('img').getAttribute('src')) ?? '';
    await save(page);
    await expect(toast(page, 'Sucesso', 'Post atualizado com sucesso!')).toBeVisible();
    await isGone(stage, second);
    // Another browser's draft may have begun with it.
    expect(await stage.hasPicture(first)).toBe(true);
    expect(await stage.hasPicture(third)).toBe(true);
    expect(await stage.read(post.id)).toMatchObject({ cover_image: third, cover_image_alt: null });
  });

  test('is removed when the form is discarded', async ({ page, stage }) => {
    await openPictures(page);
    const address = await upload(page, await drawn(page, 'image/png', 40, 40));
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await isGone(stage, address);
  });

  test('is kept as long as a draft uses it', async ({ page, stage }) => {
    await openPictures(page);
    const address = await upload(page, await drawn(page, 'image/png', 40, 40));
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Sair e guardar o rascunho' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await page.goto(NEW);
    await page.getByRole('button', { name: 'Recuperar rascunho' }).click();
    await openTab(page, 'Imagens');
    await expect(coverPart(page).getByRole('img')).toHaveAttribute('src', address);
    expect(await stage.hasPicture(address)).toBe(true);
    await expect.poll(() => stage.isHeld(address)).toBe(true);
  });

  test('is held on the server by the draft, and let go with it', async ({ page, stage }) => {
    await openPictures(page);
    const address = await upload(page, await drawn(page, 'image/png', 40, 40));
    await expect.poll(() => stage.isHeld(address)).toBe(true);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(page).toHaveURL('/admin/blog');
    await expect.poll(() => stage.isHeld(address)).toBe(false);
  });

  test('that cannot be removed is reported', async ({ page }) => {
    await openPictures(page);
    await upload(page, await drawn(page, 'image/png', 40, 40));
    await page.route('**/storage/v1/object/blog-images', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Descartar e sair' }).click();
    await expect(toast(page, 'Erro', 'Não foi possível deletar a imagem.')).toBeVisible();
  });

  test('that is gone keeps its article from being saved, and the field is shown', async ({ page, stage }) => {
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

  test('that no longer exists is reported', async ({ page, stage }) => {
    const address = await stage.picture();
    const post = await stage.article({ cover_image: address, cover_image_alt: 'Sumiu' });
    await page.route(`**${address}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`/admin/blog/editar/${post.id}`);
    await openTab(page, 'Imagens');
    await expect(coverPart(page).getByText('A imagem não está mais disponível. Envie outra.')).toBeVisible();
  });
});
