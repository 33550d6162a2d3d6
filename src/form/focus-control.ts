/** Finds the control of a field by its path. */

/** Prefix of every control's id. */
export const ID_PREFIX = 'campo';

/**
 * Id of the control at a dotted path such as `anexos.1.valor`, in RJSF's notation: the first control of a group, or the
 * frame around a list of rows or around a single row.
 */
export function controlId(path: string): string {
  return [ID_PREFIX, ...path.split('.')].join('_');
}

/** Focuses a field (for groups and rows, their first control) and scrolls its label into view. */
export function focusControl(path: string): void {
  const found = document.getElementById(controlId(path));
  const control = found?.matches('fieldset, [role=group]')
    ? // Skip the button that removes a row, which comes before the row's cells.
      found.querySelector<HTMLElement>('input, select, :scope > button')
    : found;
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
  if (control && 'labels' in control) {
    const [label] = control.labels as NodeListOf<HTMLLabelElement>;
    label?.scrollIntoView({ block: 'nearest' });
  }
}
