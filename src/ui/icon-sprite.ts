/** Address of the icon sprite, which `build/plugins/icons.ts` writes. */
export const ICON_SPRITE = '/icones.svg';

/** Id of the sprite in a page that contains it. */
export const OWN_SPRITE_ID = 'icones';

/** Id of an icon in that file. */
export const iconId = (name: string) => `i-${name}`;
