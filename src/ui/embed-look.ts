/** Look of an embedded calculator, from its address: `?tema=escuro&cor=verde`. */

/** Themes by their names in addresses; by default the visitor's system decides. */
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

/** Parses the look in a query; ignores unknown values. */
export function embedLook(query: string): EmbedLook {
  const params = new URLSearchParams(query);
  const colour = params.get('cor') ?? '';
  const [, digits] = /^#?([\da-f]{6})$/i.exec(colour) ?? [];
  return {
    theme: named(EMBED_THEMES, params.get('tema') ?? ''),
    colour: digits === undefined ? named(EMBED_COLOURS, colour) : `#${digits.toLowerCase()}`,
  };
}
