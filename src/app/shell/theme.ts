/** The colour theme: the visitor's choice, or else the system's preference. */

/** The options; `system` means no explicit choice. */
export type Theme = 'system' | 'light' | 'dark';

/** Storage key of the choice; the inlined script applies it before the first paint. */
export const STORAGE_KEY = 'tema';

/** The current theme, read from the document. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme']);
}

/** The next theme. The first step away from the system's theme always changes the visible colours. */
export function themeAfter(theme: Theme): Theme {
  const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const order: readonly Theme[] = isSystemDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Calls back when the theme changes, here or in another tab. */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) apply(themeOf(newValue));
  };
  window.addEventListener('storage', followOtherTab);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTab);
  };
}

function themeOf(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
