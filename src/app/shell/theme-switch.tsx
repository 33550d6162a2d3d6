import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { chooseTheme, currentTheme, subscribeToTheme, themeAfter, type Theme } from './theme.ts';

const THEMES: Readonly<Record<Theme, { readonly icon: string; readonly label: string }>> = {
  system: { icon: 'sun-moon', label: 'Tema do sistema' },
  light: { icon: 'sun', label: 'Tema claro' },
  dark: { icon: 'moon', label: 'Tema escuro' },
};

/**
 * Cycles through three choices: follow the system, the opposite of the system's current theme, and that current theme
 * regardless of the system. The accessible name is the current choice.
 */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, currentTheme, () => 'system');
  const [announced, setAnnounced] = useState('');
  const { icon, label } = THEMES[theme];
  return (
    <>
      <button
        type="button"
        data-theme-switch=""
        className="flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink noscript:hidden"
        aria-label={`${label}. Mudar o tema`}
        title={label}
        onClick={() => {
          const next = themeAfter(theme);
          chooseTheme(next);
          setAnnounced(THEMES[next].label);
        }}
      >
        <Icon name={icon} />
      </button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
