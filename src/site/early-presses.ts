/** Clicks on buttons of a prerendered page before hydration, which the inlined script (`src/app/boot`) records. */

/** Attribute of a clicked button until the page handles the click; the style sheet shows it. */
export const WAITING = 'data-waiting';

export const CALCULATOR_FORM = 'main form.rjsf[method="dialog"]';

export interface EarlyPresses {
  /** Stops recording; returns the clicked buttons in the order of their first click. */
  take(): HTMLButtonElement[];
}

declare global {
  interface Window {
    /** Set by the inlined script; absent in development, which prerenders nothing. */
    earlyPresses?: EarlyPresses;
  }
}

/** Finds the same button if its part of the page was remounted. */
function counterpart(pressed: HTMLButtonElement): HTMLButtonElement | undefined {
  if (pressed.isConnected) return pressed;
  const candidates = document.querySelectorAll<HTMLButtonElement>('main button');
  return [...candidates].find(
    (button) =>
      button.type === pressed.type &&
      button.textContent === pressed.textContent &&
      button.getAttribute('aria-label') === pressed.getAttribute('aria-label'),
  );
}

/** Replays the clicks, except on a calculator's page, which must first restore the typed text. */
export function replayWithoutCalculator(): void {
  if (!document.querySelector(CALCULATOR_FORM)) replayEarlyPresses();
}

/** Clicks the buttons that were clicked before hydration, once; call it when the page can handle clicks. */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses?.take() ?? [];
  delete window.earlyPresses;
  for (const button of pressed) counterpart(button)?.click();
}
