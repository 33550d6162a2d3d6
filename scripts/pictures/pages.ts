/** Lists the pages and screens to photograph, with their sizes and themes. */

/** The themes of a picture; `forced` is the high contrast that Windows imposes on a page. */
const THEMES = ['light', 'dark', 'forced'] as const;

/** One page at one size in one theme. */
export interface Shot {
  /** Address on the site, without the origin. */
  readonly path: string;
  /** The window, in CSS pixels; the picture shows the whole page. */
  readonly width: number;
  readonly height: number;
  readonly theme: (typeof THEMES)[number];
  /** Shown to a signed-in administrator. */
  readonly admin: boolean;
}

/** The article on the editor's screen. */
export const ARTICLE_ID = '5f0c8f5e-3f0e-4b5e-9d5c-1f2a3b4c5d6e';

/** An unknown address, for the error page. */
export const MISSING_PATH = '/pagina-que-nao-existe';

/** Public pages that the sitemap leaves out. */
const UNLISTED_PATHS = ['/busca?q=salario', '/embed/trabalhista/ferias', MISSING_PATH];

/** Pages before signing in. */
const ENTRANCE_PATHS = ['/admin/login', '/admin/esqueci-a-senha'];

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

/** The part of a shot that is common to many pages. */
type View = Pick<Shot, 'width' | 'height' | 'theme'>;

/**
 * Every size in every theme.
 *
 * @throws Error for a size that is not written like `390x844`, and for an unknown theme
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

/** The pictures that are wanted. */
export interface Choice {
  /** A pattern that a page's path must match. */
  readonly only?: RegExp | undefined;
  readonly views: readonly View[];
}

/**
 * Every picture to take: public pages first, then the screens that need an administrator.
 *
 * @param listed the paths in the sitemap
 */
export function shotsOf(listed: readonly string[], { only = /(?:)/, views }: Choice): Shot[] {
  const everyone = [...new Set([...listed, ...UNLISTED_PATHS, ...ENTRANCE_PATHS])];
  const shots = (paths: readonly string[], admin: boolean) =>
    paths
      .filter((path) => only.test(path))
      .flatMap((path) => views.map((view) => ({ path, admin, ...view })));
  return [...shots(everyone, false), ...shots(ADMIN_PATHS, true)];
}

/** The name of a picture's file, such as `calculadora_saude_imc-390-light.png`. */
export function fileOf({ path, width, theme }: Shot): string {
  const page = path.slice(1).replaceAll(/[^\w-]+/g, '_') || 'inicio';
  return `${page}-${width}-${theme}.png`;
}

/** The addresses in a sitemap, as paths of this site. */
export function pathsInSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
    return pathname + search;
  });
}
