/** Address of the file with all icons, written by `build/plugins/icons.ts`. */
export const ICON_SPRITE = '/icones.svg';

/** Id of an icon in that file. */
export const iconId = (name: string) => `i-${name}`;
