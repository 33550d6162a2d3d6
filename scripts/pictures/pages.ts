/** Lists the pages for screenshots, with their sizes and themes. */

/** Themes; `forced` is the high-contrast mode of Windows. */
const THEMES = ['light', 'dark', 'forced'] as const;

/** Screenshot of a page at one size in one theme. */
export interface Shot {
  /** Path and query of the page. */
  readonly path: string;
  /** Size of the window in CSS pixels; the picture shows the full page. */
  readonly width: number;
  readonly height: number;
  readonly theme: (typeof THEMES)[number];
  /** True if the page requires a signed-in administrator. */
  readonly admin: boolean;
}

/** Id of the article in the editor. */
export const ARTICLE_ID = '5f0c8f5e-3f0e-4b5e-9d5c-1f2a3b4c5d6e';

export const MISSING_PATH = '/pagina-que-nao-existe';

/** Public pages that the sitemap omits. */
const UNLISTED_PATHS = ['/busca?q=salario', '/embed/trabalhista/ferias', MISSING_PATH];

/** Admin pages for signed-out visitors. */
const SIGNED_OUT_PATHS = ['/admin/login', '/admin/esqueci-a-senha'];

const ADMIN_PATHS = [
  '/admin',
  '/admin/blog',
  '/admin/blog/novo',
  `/admin/blog/editar/${ARTICLE_ID}`,
  '/admin/mensagens',
  '/admin/configuracoes',
  '/admin/administradores',
  '/admin/conta',
];

/** Size and theme of a screenshot. */
type View = Pick<Shot, 'width' | 'height' | 'theme'>;

/**
 * Combines every size with every theme.
 *
 * @throws Error for a size not written like `390x844`, or an unknown theme
 */
export function viewsOf({ sizes, themes }: { readonly sizes: string; readonly themes: string }): View[] {
  return sizes.split(',').flatMap((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    if (!(width > 0 && height > 0)) throw new Error(`Size "${size}": write it like 390x844.`);
    return themes.split(',').map((name) => {
      const theme = THEMES.find((known) => known === name);
      if (theme === undefined) throw new Error(`Theme "${name}": choose among ${THEMES.join(', ')}.`);
      return { width, height, theme };
    });
  });
}

/** Selection of screenshots. */
export interface Choice {
  /** Pattern of the paths to include. */
  readonly only?: RegExp | undefined;
  readonly views: readonly View[];
}

/**
 * Lists the screenshots to take: first public pages, then admin screens.
 *
 * @param listed paths in the sitemap
 */
export function shotsOf(listed: readonly string[], { only = /(?:)/, views }: Choice): Shot[] {
  const publicPaths = [...new Set([...listed, ...UNLISTED_PATHS, ...SIGNED_OUT_PATHS])];
  const pages = [
    ...publicPaths.map((path) => ({ path, admin: false })),
    ...ADMIN_PATHS.map((path) => ({ path, admin: true })),
  ];
  return pages
    .filter(({ path }) => only.test(path))
    .flatMap((page) => views.map((view) => ({ ...page, ...view })));
}

/** File name of a screenshot, such as `calculadora_saude_imc-390-light.png`. */
export function fileOf({ path, width, theme }: Shot): string {
  const page = path.slice(1).replaceAll(/[^\w-]+/g, '_') || 'inicio';
  return `${page}-${width}-${theme}.png`;
}

/** Reads the addresses in a sitemap, as paths of this site. */
export function pathsInSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
    return pathname + search;
  });
}
