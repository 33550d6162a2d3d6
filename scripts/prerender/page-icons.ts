/** The icons' drawings in a page's HTML: those that it shows, so that it is whole without another file. */
import { DRAWINGS_ID } from '../../src/site/load-rest.ts';
import { drawingId } from '../../src/ui/icon-drawings.ts';

const SYMBOL = /<symbol id="([^"]+)"[^]*?<\/symbol>/g;
const USED = new RegExp(`<use href="#(${drawingId('[a-z0-9-]+')})"`, 'g');

/**
 * Makes the element that holds the drawings of the icons in some HTML; empty without any.
 *
 * @param sprite the file with all drawings
 * @throws Error naming an icon that the sprite has not.
 */
export function pageIcons(sprite: string): (html: string) => string {
  const drawings = new Map(Array.from(sprite.matchAll(SYMBOL), ([symbol, id = '']) => [id, symbol]));
  return (html) => {
    const ids = new Set(Array.from(html.matchAll(USED), ([, id = '']) => id));
    if (ids.size === 0) return '';
    const symbols = Array.from(ids, (id) => {
      const drawing = drawings.get(id);
      if (drawing === undefined) throw new Error(`O arquivo de ícones não tem "${id}".`);
      return drawing;
    });
    return `<svg id="${DRAWINGS_ID}" hidden>${symbols.join('')}</svg>`;
  };
}
