import { WAITING, type EarlyPresses } from '../../site/early-presses.ts';
import { chooseTheme, currentTheme, themeAfter } from '../shell/theme.ts';

/** Buttons that need the page's modules. The browser itself opens popovers and submits forms with an action. */
const NEEDS_MODULES = '#root button:not([popovertarget])';

const CALCULATING = 'Calculando…';
const NOT_LOADED = 'A página não carregou por inteiro. Verifique a conexão e recarregue a página.';

/** Adds a message outside the hydrated root, because React must find the root as prerendered. */
function addMessage(role: 'status' | 'alert', className: string, text: string): HTMLElement {
  const line = document.createElement('p');
  line.setAttribute('role', role);
  line.className = className;
  document.body.append(line);
  line.textContent = text;
  return line;
}

/**
 * Records clicks on buttons until the page takes them over with `EarlyPresses.take`; each button looks busy
 * immediately. The theme switch needs no modules and works immediately.
 *
 * @returns `failed`, which tells the visitor that the modules did not load and stops the waiting.
 */
export function notePresses(): { readonly failed: () => void } {
  const pressed = new Set<HTMLButtonElement>();
  let status: HTMLElement | undefined;
  let hasFailed = false;

  const record = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(NEEDS_MODULES);
    if (!button || button.form?.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('themeSwitch' in button.dataset) {
      chooseTheme(themeAfter(currentTheme()));
      return;
    }
    if (hasFailed) return;
    pressed.add(button);
    button.setAttribute(WAITING, '');
    status ??= addMessage('status', 'sr-only', CALCULATING);
  };
  const release = () => {
    status?.remove();
    for (const button of pressed) button.removeAttribute(WAITING);
  };
  document.addEventListener('click', record, true);

  const early: EarlyPresses = {
    take() {
      document.removeEventListener('click', record, true);
      release();
      return [...pressed];
    },
  };
  window.earlyPresses = early;

  return {
    failed() {
      hasFailed = true;
      release();
      addMessage('alert', 'not-loaded', NOT_LOADED);
    },
  };
}
