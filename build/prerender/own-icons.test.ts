import { expect, it } from 'vitest';
import { withOwnIcons } from './own-icons.ts';

it('puts the sprite into the page, out of sight, and refers all icons to it', () => {
  const page =
    '<body><svg><use href="/icones.svg#i-plus"></use></svg><use href="/icones.svg#i-x"></use></body>';
  const sprite = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i-plus"/></svg>\n';
  expect(withOwnIcons(page, sprite)).toBe(
    '<body><svg id="icones" class="hidden" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><symbol id="i-plus"/></svg>' +
      '<svg><use href="#i-plus"></use></svg><use href="#i-x"></use></body>',
  );
});
