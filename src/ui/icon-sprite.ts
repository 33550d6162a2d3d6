/** Address of the icon sprite, which `build/plugins/icons.ts` writes. */
export const ICON_SPRITE = '/icones.svg';

/** Id of an icon in that file. */
export const iconId = (name: string) => `i-${name}`;
