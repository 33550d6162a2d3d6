/** Look of a calculator inside another site, from its address: `?tema=escuro&cor=verde`. */

/** The themes by their names in addresses; by default the visitor's system decides. */
export const EMBED_THEMES = { claro: 'light', escuro: 'dark' } as const;

export const EMBED_COLOURS = {
  azul: '#1d4ed8',
  verde: '#17653a',
  cinza: '#46505f',
  roxo: '#6a2bb8',
  laranja: '#96420a',
  vermelho: '#a81f2d',
} as const;

export interface EmbedLook {
  readonly theme: 'light' | 'dark' | undefined;
  /** `#rrggbb` */
  readonly colour: string | undefined;
}

function named<T>(names: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}

/** The look in a query; unknown values are ignored. */
export function embedLook(query: string): EmbedLook {
  const params = new URLSearchParams(query);
  const colour = params.get('cor') ?? '';
  const [, digits] = /^#?([\da-f]{6})$/i.exec(colour) ?? [];
  return {
    theme: named(EMBED_THEMES, params.get('tema') ?? ''),
    colour: digits === undefined ? named(EMBED_COLOURS, colour) : `#${digits.toLowerCase()}`,
  };
}
