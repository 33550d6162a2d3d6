/** Presses on buttons of a prerendered page before its hydration, noted by the inlined script (`src/app/boot`). */

/** Attribute of a pressed button whose press is not answered yet; the style sheet shows it. */
export const WAITING = 'data-waiting';

/** The form of a calculator's page. */
export const CALCULATOR_FORM = 'main form.rjsf[method="dialog"]';

/** What the inlined script hands over. */
export interface EarlyPresses {
  /** Stops noting, and returns the pressed buttons in the order of their first press. */
  take(): HTMLButtonElement[];
}

declare global {
  interface Window {
    /** Set by the inlined script; absent in development, where nothing is prerendered. */
    earlyPresses?: EarlyPresses;
  }
}

/** The same button of a part of the page that was mounted anew. */
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

/** Takes over what was pressed, unless a calculator does, which takes over what was typed first. */
export function replayWithoutCalculator(): void {
  if (!document.querySelector(CALCULATOR_FORM)) replayEarlyPresses();
}

/** Presses again, once, what was pressed before hydration: to be called when the page can answer. */
export function replayEarlyPresses(): void {
  const pressed = window.earlyPresses?.take() ?? [];
  delete window.earlyPresses;
  for (const button of pressed) counterpart(button)?.click();
}
