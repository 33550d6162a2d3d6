import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-muted',
  secondary: 'border border-field bg-surface text-ink hover:bg-sunken disabled:text-muted',
  quiet: 'text-brand hover:bg-brand-soft disabled:text-muted',
  danger: 'bg-danger text-surface hover:opacity-90',
} as const;

/** Padding by size; a padding class from the caller would not reliably override it. */
const SIZES = {
  usual: 'gap-2 px-5',
  compact: 'gap-1 px-1 text-sm sm:gap-2 sm:px-3 sm:text-base',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Classes of a button, also for links that look like one. */
export function buttonClass(
  variant: ButtonVariant,
  className = '',
  size: keyof typeof SIZES = 'usual',
): string {
  return `inline-flex min-h-11 items-center justify-center rounded-xl py-2 ${SIZES[size]} font-semibold transition-colors disabled:cursor-not-allowed ${VARIANTS[variant]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: keyof typeof SIZES;
  /** Ignores clicks, but keeps the focus, which a disabled button would lose. */
  readonly isBusy?: boolean;
}

/** A button; of type `button` by default. */
export function Button({
  variant = 'primary',
  size,
  className,
  type = 'button',
  isBusy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(variant, className, size)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      {...rest}
    />
  );
}
