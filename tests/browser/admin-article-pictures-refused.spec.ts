/** Pictures of articles: refused files, which are never uploaded. */
import { writeFileSync } from 'node:fs';
import { dismiss, expect, test, toast } from './support/articles.ts';
import { cover, coverPart, openPictures, UPLOAD } from './support/cover.ts';
import { DISGUISED_SVG, hugePng, type PictureFile } from './support/picture-files.ts';

/** Refused files, with the reason shown. */
const REFUSED: Record<string, () => [file: PictureFile | string, sentence: RegExp]> = {
  'a program disguised as a picture': () => [DISGUISED_SVG, /não é uma imagem que o site aceite/],
  // The header alone must suffice, because decoding such a picture takes gigabytes.
  'a picture with too many pixels': () => [
    { ...hugePng(60_000, 60_000, 100), buffer: hugePng(60_000, 60_000, 100).buffer.subarray(0, 60) },
    /pixels demais: o limite é de 50 megapixels/,
  ],
  'a file over the limit': () => {
    // Use a file on the disk, because sending 20 MB to a full Chromium takes too long on a busy machine.
    const path = test.info().outputPath('a.png');
    writeFileSync(path, Buffer.alloc(20 * 1024 * 1024 + 1));
    return [path, /passa do limite de 20 MB/];
  },
  'a damaged picture': () => [
    { ...hugePng(100, 100), buffer: hugePng(100, 100).buffer.subarray(0, 40) },
    /o arquivo está danificado/,
  ],
};

test('files that are not pictures are ignored, and unusable pictures are refused with the reason', async ({
  page,
}) => {
  const NOT_SENT = 'nothing may be sent';
  await page.route(UPLOAD, () => {
    throw new Error(NOT_SENT);
  });
  await openPictures(page);
  const choose = coverPart(page).locator('label', { hasText: 'Escolher imagem' });
  await cover(page).setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(choose).toBeVisible();
  await expect(coverPart(page).getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')).toHaveCount(0);

  const failed = toast(page, 'Erro no upload', 'Não foi possível fazer o upload da imagem.');
  for (const [what, make] of Object.entries(REFUSED)) {
    const [file, sentence] = make();
    await cover(page).setInputFiles(file);
    await expect(coverPart(page).getByRole('alert'), what).toContainText(sentence);
    await expect(failed, what).toBeVisible();
    await expect(choose, what).toBeVisible();
    await dismiss(failed);
  }
});
