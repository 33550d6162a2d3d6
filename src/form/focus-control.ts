/** Where the control of a field is, for those who only know the field's path. */

import { unfold } from './details.ts';

/** What the ids of all controls start with. */
export const ID_PREFIX = 'campo';

/**
 * Id of the control at a dotted path such as `anexos.1.valor`, as RJSF makes it: of a group it is the first control, of
 * rows, and of a row by itself, the frame around them.
 */
export function controlId(path: string): string {
  return [ID_PREFIX, ...path.split('.')].join('_');
}

/** Moves the focus to a field, to the first control of a group or of rows, and its label into view. */
export function focusControl(path: string): void {
  const found = document.getElementById(controlId(path));
  const control = found?.matches('fieldset, [role=group]')
    ? found.querySelector<HTMLElement>('input, select, button')
    : found;
  if (control) unfold(control);
  control?.focus();
  if (control && 'labels' in control) {
    const [label] = control.labels as NodeListOf<HTMLLabelElement>;
    label?.scrollIntoView({ block: 'nearest' });
  }
}
