/** Pictures for social networks and search engines, drawn by the build except for articles with a photograph. */
import type { PageFacts } from './page-record.ts';
import { pictureSize, type PictureSize } from './stored-picture.ts';

/** Size in pixels that all networks accept without cropping. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The site's logo as a square PNG, with its side in pixels. */
export const LOGO = { path: '/logo.png', side: 512 } as const;

/** PNG icons of the installed site; a maskable one fills its square, because systems crop it. */
export const APP_ICONS = [
  { path: '/icone-192.png', side: 192, isMaskable: false },
  { path: LOGO.path, side: LOGO.side, isMaskable: false },
  { path: '/icone-recortavel.png', side: 512, isMaskable: true },
] as const;

/** Site-relative address of a page's social picture. */
export function socialPicturePath(path: string): string {
  return `/imagens${path === '/' ? '/inicio' : path}.png`;
}

/** Matches vector drawings, which social networks do not show. */
const DRAWING = /\.svg$/;

/** The social picture of a page. */
export interface SharedPicture {
  /** Site-relative or absolute address. */
  readonly address: string;
  /** True if the build draws it. */
  readonly isDrawn: boolean;
  /** Size in pixels, if known. */
  readonly size: PictureSize | undefined;
  /** Text alternative, if there is one. */
  readonly alt: string | undefined;
}

/** Selects the picture of a page: the cover of an article if it is a photograph, or else a drawn one. */
export function sharedPicture({ path, article }: PageFacts): SharedPicture {
  const cover = article?.cover;
  return cover === undefined || DRAWING.test(cover.address)
    ? { address: socialPicturePath(path), isDrawn: true, size: SOCIAL_PICTURE, alt: undefined }
    : {
        address: cover.address,
        isDrawn: false,
        size: pictureSize(cover.address),
        alt: cover.alt || undefined,
      };
}
