/** Shared look of one-line controls. */

/** Classes of the frame around a control, its prefix and its unit. */
export function frameClass(invalid: boolean): string {
  const border = invalid ? 'border-danger' : 'border-field';
  return `flex min-h-12 w-full flex-wrap items-center overflow-hidden rounded-xl border bg-surface ${border} focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-brand`;
}

/** Classes of the control inside the frame, which draws the focus ring. */
const INNER =
  'h-12 min-w-0 flex-1 bg-transparent text-lg text-ink tabular-nums outline-none placeholder:text-muted';
export const INNER_CLASS = `${INNER} basis-[4rem] px-3.5`;

/** Classes of a date inside the frame, which moves its button to the next line before it cuts the date. */
export const DATE_CLASS = `${INNER} basis-[7rem] pl-3.5`;

/** Classes of prefix and unit. */
export const AFFIX_CLASS = 'max-w-full shrink-0 px-3.5 text-muted select-none';
