/** Presses on buttons of a prerendered page before its hydration, recorded by the inlined script (`src/app/boot`). */

/** Attribute of a pressed button without an answer yet; the style sheet shows it. */
export const WAITING = 'data-waiting';

export const CALCULATOR_FORM = 'main form.rjsf[method="dialog"]';

export interface EarlyPresses {
  /** Stops recording and returns the pressed buttons in the order of their first press. */
  take(): HTMLButtonElement[];
}

declare global {
  interface Window {
    /** Set by the inlined script; absent in development, where nothing is prerendered. */
    earlyPresses?: EarlyPresses;
  }
}

/** The same button in a part of the page that was mounted again. */
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

/** Replays the presses, unless the page is a calculator, which first restores the typed text. */
export function replayWithoutCalculator(): void {
  if (!document.querySelector(CALCULATOR_FORM)) replayEarlyPresses();
}

/** Presses again the buttons that were pressed before hydration, once; call it when the page can answer. */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses?.take() ?? [];
  delete window.earlyPresses;
  for (const button of pressed) counterpart(button)?.click();
}
