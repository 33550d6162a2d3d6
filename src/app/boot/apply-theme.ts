import { currentTheme, STORAGE_KEY } from '../shell/theme.ts';

/** Applies the stored theme and matches the colours of the browser's own bars to it. */
export function applyStoredTheme(): void {
  const { documentElement: root } = document;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored === 'light' || stored === 'dark') root.dataset['theme'] = stored;
  } catch {
    // Without storage, use the system's preference.
  }
  // Set each of the two colours, which belong to one theme by their media queries.
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
    meta,
    media: meta.media,
  }));
  const colourBars = () => {
    const theme = currentTheme();
    for (const { meta, media } of bars) {
      meta.media = theme === 'system' ? media : media.includes(theme) ? 'all' : 'not all';
    }
  };
  colourBars();
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-theme'] });
}
