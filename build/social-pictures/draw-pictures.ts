/** Draws the preview pictures of pages, and the site's logo for structured data and as an icon. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageFacts } from '../../src/site/page-record.ts';
import { APP_ICONS, SOCIAL_PICTURE, socialPicturePath } from '../../src/site/social-picture.ts';
import { inParallel } from '../in-parallel.ts';
import { CACHE, ROOT } from '../paths.ts';
import { paletteOf } from './design-tokens.ts';
import { maskable, pictureSvg, type SiteFacts } from './picture-svg.ts';
import { pngOf } from './png-cache.ts';

const PNG_CACHE = join(CACHE, 'imagens');
/** Label above the title of pages without a category. */
const COMMON_LABEL = 'Grátis e sem cadastro';

/**
 * Writes a picture for each page, the logo, and the icons of the installed site.
 *
 * @param folder folder of the built site
 */
export async function drawPictures(
  folder: string,
  pages: readonly PageFacts[],
  site: Omit<SiteFacts, 'mark'>,
): Promise<void> {
  const css = await readFile(join(ROOT, 'src/app/styles/colours.css'), 'utf8');
  const mark = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8');
  const write = async (file: string, svg: string, width: number) => {
    const target = join(folder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await pngOf(svg, width, PNG_CACHE));
  };
  const draw = ({ title, path, picture }: PageFacts) => {
    const label = picture?.label ?? COMMON_LABEL;
    const palette = paletteOf(css, picture?.colour);
    const svg = pictureSvg({ title, label, icon: picture?.icon, site: { ...site, mark } }, palette);
    return write(socialPicturePath(path), svg, SOCIAL_PICTURE.width);
  };
  for (const { path, side, isMaskable } of APP_ICONS)
    await write(path, isMaskable ? maskable(mark) : mark, side);
  // Draw only one picture per processor at a time, because each one needs megabytes.
  await inParallel(pages, draw);
}
