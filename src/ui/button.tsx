import type { ButtonHTMLAttributes, Ref } from 'react';

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-muted',
  secondary: 'border border-field bg-surface text-ink hover:bg-sunken disabled:text-muted',
  quiet: 'text-brand hover:bg-brand-soft disabled:text-muted',
  danger: 'bg-danger text-surface hover:opacity-90',
} as const;

/** Appearance of a button. */
export type ButtonVariant = keyof typeof VARIANTS;

/** Classes of a button, for links styled as one. */
export function buttonClass(variant: ButtonVariant, className = ''): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-xl px-5 py-2 font-semibold transition-colors disabled:cursor-not-allowed ${VARIANTS[variant]} ${className}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; of type `button` by default. */
export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(variant, className)}
      {...rest}
    />
  );
}
