/**
 * What visitors do with a prerendered form before the page comes to life. React knows nothing of it: it takes the
 * form to be as it was served, and would calculate with that. So it is noted down from the moment on which this
 * module is there; what was done before that moment shows in the controls.
 */

import { CALCULATOR_FORM, replayEarlyPresses } from '../../../site/early-presses.ts';

/** What controls hold by their names: a value each, or the values of a group that are ticked. */
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
 * Hands over, once and in a later turn, what was noted until then. A form that starts afresh in this turn cancels the
 * delivery to the one that it replaces.
 *
 * @returns cancels
 */
export function receiveEarlyInput(receive: (input: EarlyInput) => void): () => void {
  const timer = setTimeout(() => {
    watching.abort();
    const input = noted;
    noted = {};
    if (Object.keys(input).length > 0) receive(input);
    // In a later turn, when the form holds what was typed.
    setTimeout(replayEarlyPresses);
  });
  return () => clearTimeout(timer);
}

if (typeof document !== 'undefined') {
  const served = document.querySelector<HTMLFormElement>(CALCULATOR_FORM);
  if (served) watch(served);
}
