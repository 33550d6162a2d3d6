/** Moves focus to the first refused field, once its mark has been drawn. */
export function focusProblem(): void {
  requestAnimationFrame(() => {
    const marked = document.querySelector<HTMLElement>(
      'form [aria-invalid="true"]:is(input, select), form fieldset[aria-invalid="true"] :is(input, select)',
    );
    marked?.focus();
  });
}
