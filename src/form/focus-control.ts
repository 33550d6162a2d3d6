/** Finds the control of a field by the field's path. */

import { unfold } from './details.ts';

/** Prefix of every control's id. */
export const ID_PREFIX = 'campo';

/**
 * Id of the control at a dotted path such as `anexos.1.valor`, as RJSF makes it: the first control of a group, or the
 * frame around rows and around a single row.
 */
export function controlId(path: string): string {
  return [ID_PREFIX, ...path.split('.')].join('_');
}

/** Moves the focus to a field (the first control of a group or of rows) and scrolls its label into view. */
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
