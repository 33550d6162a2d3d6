/** Lists the pages and screens to photograph, with their widths and themes. */

/** One page at one width in one theme. */
export interface Shot {
  /** Address on the site, without the origin. */
  readonly path: string;
  /** Width of the window, in CSS pixels. */
  readonly width: 390 | 1280;
  readonly theme: 'light' | 'dark';
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

const WIDTHS = [390, 1280] as const;
const THEMES = ['light', 'dark'] as const;

function inEveryForm(path: string, admin: boolean): Shot[] {
  return WIDTHS.flatMap((width) => THEMES.map((theme) => ({ path, width, theme, admin })));
}

/**
 * Every picture to take: public pages first, then the screens that need an administrator.
 *
 * @param listed the paths in the sitemap
 * @param only a pattern that a page's path must match
 */
export function shotsOf(listed: readonly string[], only = /(?:)/): Shot[] {
  const everyone = [...new Set([...listed, ...UNLISTED_PATHS, ...ENTRANCE_PATHS])];
  return [
    ...everyone.filter((path) => only.test(path)).flatMap((path) => inEveryForm(path, false)),
    ...ADMIN_PATHS.filter((path) => only.test(path)).flatMap((path) => inEveryForm(path, true)),
  ];
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
