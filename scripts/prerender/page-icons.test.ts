import { describe, expect, it } from 'vitest';
import { pageIcons } from './page-icons.ts';

const SPRITE =
  '<svg><symbol id="i-sun"><circle/></symbol><symbol id="i-sun-moon"><path/></symbol><symbol id="i-x"><path d="1"/></symbol></svg>';
const iconsOf = pageIcons(SPRITE);

describe('the icons of a page', () => {
  it('are those that it shows, each once', () => {
    const html =
      '<svg><use href="#i-x"></use></svg><svg><use href="#i-sun"></use></svg><use href="#i-x"></use>';
    expect(iconsOf(html)).toBe(
      '<svg id="icones" hidden><symbol id="i-x"><path d="1"/></symbol><symbol id="i-sun"><circle/></symbol></svg>',
    );
  });

  it('are no element where there are none', () => {
    expect(iconsOf('<p>#i-x</p>')).toBe('');
  });

  it('are all there', () => {
    expect(() => iconsOf('<use href="#i-moon"></use>')).toThrow('i-moon');
  });
});
