/** Generates the web app manifest, with which phones and browsers can install the site. */
import { APP_ICONS } from '../../src/site/social-picture.ts';

export const MANIFEST_FILE = 'manifest.webmanifest';

interface Site {
  readonly name: string;
  readonly description: string;
}

/** Shortcuts in the menu of the installed site's icon. */
const SHORTCUTS = [
  { name: 'Buscar calculadora', url: '/busca' },
  { name: 'Todas as calculadoras', url: '/categorias' },
  { name: 'Meus cálculos', url: '/meus-calculos' },
] as const;

/** Screenshots in the installation dialog. */
const SCREENSHOTS = [
  { src: '/imagens/tela-celular.jpg', sizes: '390x844', form_factor: 'narrow' },
  { src: '/imagens/tela-computador.jpg', sizes: '1280x800', form_factor: 'wide' },
] as const;

/** Generates the manifest as JSON (https://www.w3.org/TR/appmanifest/). */
export function manifest({ name, description }: Site): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name.slice(0, 12),
    description,
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Use the colours of the light theme, because the page itself sets those of both themes.
    theme_color: '#f6f3ea',
    background_color: '#f6f3ea',
    categories: ['finance', 'utilities', 'education'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...APP_ICONS.map(({ path, side, isMaskable }) => ({
        src: path,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
    shortcuts: SHORTCUTS,
    screenshots: SCREENSHOTS.map((picture) => ({
      ...picture,
      type: 'image/jpeg',
      label: 'As férias de quem ganha R$ 3.000,00',
    })),
  });
}
