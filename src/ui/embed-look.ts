/** How a calculator looks within another site, as its address says: `?tema=escuro&cor=verde`. */

/** The themes by their names in addresses; without one the visitor's system decides. */
export const EMBED_THEMES = { claro: 'light', escuro: 'dark' } as const;

/** The colours that have a name. */
export const EMBED_COLOURS = {
  azul: '#1d4ed8',
  verde: '#17653a',
  cinza: '#46505f',
  roxo: '#6a2bb8',
  laranja: '#96420a',
  vermelho: '#a81f2d',
} as const;

/** What an address asks for. */
export interface EmbedLook {
  readonly theme: 'light' | 'dark' | undefined;
  /** `#rrggbb` */
  readonly colour: string | undefined;
}

function named<T>(names: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** What a query asks for; what is not understood does not count. */
export function embedLook(query: string): EmbedLook {
  const params = new URLSearchParams(query);
  const colour = params.get('cor') ?? '';
  const [, digits] = /^#?([\da-f]{6})$/i.exec(colour) ?? [];
  return {
    theme: named(EMBED_THEMES, params.get('tema') ?? ''),
    colour: digits === undefined ? named(EMBED_COLOURS, colour) : `#${digits.toLowerCase()}`,
  };
}
