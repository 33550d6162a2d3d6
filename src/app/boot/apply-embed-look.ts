import { accentPalette } from '../../ui/accent-palette.ts';
import { embedLook } from '../../ui/embed-look.ts';

/** Applies the look in the address. Embedded pages ignore the theme that the visitor chose on the site itself. */
export function applyEmbedLook(): void {
  const { documentElement: root } = document;
  const { theme, colour } = embedLook(window.location.search);
  if (theme !== undefined) root.dataset['theme'] = theme;
  // Keep the site's colours in browsers that do not understand the palette's `light-dark()`.
  if (colour === undefined || !CSS.supports('color', 'light-dark(red, red)')) return;
  const { brand, strong, soft, onBrand } = accentPalette(colour);
  root.dataset['cor'] = '';
  root.style.setProperty('--color-brand', brand);
  root.style.setProperty('--color-brand-strong', strong);
  root.style.setProperty('--color-brand-soft', soft);
  root.style.setProperty('--color-on-brand', onBrand);
}
