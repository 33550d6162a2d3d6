/**
 * Records input to a prerendered form before hydration. React assumes that the form is as served and would
 * calculate with that, so this module records changes from the moment it loads; earlier ones show in the controls.
 */

import { CALCULATOR_FORM, replayEarlyPresses } from '../../../site/early-presses.ts';

/** Values of controls by name: one each, or the checked values of a group. */
export type EarlyInput = Readonly<Record<string, readonly string[]>>;

let noted: EarlyInput = {};
const watching = new AbortController();

function contentOf(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).filter((value) => typeof value === 'string');
}

function watch(form: HTMLFormElement): void {
  const note = (name: string) => (noted = { ...noted, [name]: contentOf(form, name) });
  const served = form.cloneNode(true) as HTMLFormElement;
  served.reset();
  for (const name of new Set([...form.elements].map((control) => control.getAttribute('name') ?? ''))) {
    if (contentOf(form, name).join() !== contentOf(served, name).join()) note(name);
  }
  const { signal } = watching;
  form.addEventListener('input', ({ target }) => note((target as HTMLInputElement).name), { signal });
}

/**
 * Delivers the recorded input once, in a later task. A form remounted in this task cancels the delivery to the one
 * that it replaces.
 *
 * @returns cancels
 */
export function receiveEarlyInput(receive: (input: EarlyInput) => void): () => void {
  const timer = setTimeout(() => {
    watching.abort();
    const input = noted;
    noted = {};
    if (Object.keys(input).length > 0) receive(input);
    // Waits until the form has the recorded input.
    setTimeout(replayEarlyPresses);
  });
  return () => clearTimeout(timer);
}

if (typeof document !== 'undefined') {
  const served = document.querySelector<HTMLFormElement>(CALCULATOR_FORM);
  if (served) watch(served);
}
