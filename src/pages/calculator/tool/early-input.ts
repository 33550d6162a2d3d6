/**
 * Records input to a prerendered form before hydration. React assumes that the form is as served, and would calculate
 * with that. Earlier input is found by comparing the controls with the served form.
 */

import { CALCULATOR_FORM, replayEarlyPresses } from '../../../site/early-presses.ts';

/** Values by control name: one each, or the checked values of a group. */
export type EarlyInput = Readonly<Record<string, readonly string[]>>;

let recorded: EarlyInput = {};
const watching = new AbortController();

function contentOf(form: HTMLFormElement, name: string): string[] {
  return new FormData(form).getAll(name).filter((value) => typeof value === 'string');
}

function watch(form: HTMLFormElement): void {
  const record = (name: string) => (recorded = { ...recorded, [name]: contentOf(form, name) });
  const served = form.cloneNode(true) as HTMLFormElement;
  served.reset();
  for (const name of new Set([...form.elements].map((control) => control.getAttribute('name') ?? ''))) {
    if (contentOf(form, name).join() !== contentOf(served, name).join()) record(name);
  }
  const { signal } = watching;
  form.addEventListener('input', ({ target }) => record((target as HTMLInputElement).name), { signal });
}

/**
 * Delivers the recorded input once, in a later task. A form that is remounted before then cancels the delivery to the
 * form that it replaces.
 *
 * @returns a function that cancels
 */
export function receiveEarlyInput(receive: (input: EarlyInput) => void): () => void {
  const timer = setTimeout(() => {
    watching.abort();
    const input = recorded;
    recorded = {};
    if (Object.keys(input).length > 0) receive(input);
    // Replay the clicks when the form has the recorded input.
    setTimeout(replayEarlyPresses);
  });
  return () => clearTimeout(timer);
}

if (typeof document !== 'undefined') {
  const served = document.querySelector<HTMLFormElement>(CALCULATOR_FORM);
  if (served) watch(served);
}
