/** Pictures for social networks and search engines, all drawn by the build. */

/** Pixels: what all networks accept without cutting. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const;

/** The site's mark as a square PNG; side in pixels. */
export const LOGO = { path: '/logo.png', side: 512 } as const;

/** Site-relative address of the picture that stands for a page beside links to it. */
export function socialPicturePath(path: string): string {
  return `/imagens${path === '/' ? '/inicio' : path}.png`;
}
