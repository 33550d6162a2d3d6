/** Address of the file with the drawings of all icons, which `build/plugins/icons.ts` writes. */
export const ICON_SPRITE = '/icones.svg';

/** Id of an icon's drawing in that file. */
export const iconId = (name: string) => `i-${name}`;
