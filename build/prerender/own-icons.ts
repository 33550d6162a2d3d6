import { ICON_SPRITE, OWN_SPRITE_ID } from '../../src/ui/icon-sprite.ts';

/**
 * Puts the icon sprite into a page, because browsers load no icons from its address in a frame with `sandbox`.
 */
export function withOwnIcons(html: string, sprite: string): string {
  const hidden = sprite
    .replace('<svg', `<svg id="${OWN_SPRITE_ID}" class="hidden" aria-hidden="true"`)
    .trim();
  return html.replaceAll(`"${ICON_SPRITE}#`, '"#').replace('<body>', (body) => body + hidden);
}
