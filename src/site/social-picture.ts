/** Pictures for social networks and search engines, all drawn by the build. */

/** Size in pixels that all networks accept without cropping. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The site's logo as a square PNG; side in pixels. */
export const LOGO = { path: '/logo.png', side: 512 } as const;

/** Site-relative address of a page's preview picture. */
export function socialPicturePath(path: string): string {
  return `/imagens${path === '/' ? '/inicio' : path}.png`;
}
