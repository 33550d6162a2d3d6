import type { ComponentProps } from 'react';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  readonly onChange: (isTicked: boolean) => void;
}

/** A checkbox with its label, which shows the focus. */
export function TickBox({ onChange, children, ...rest }: TickBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded-lg px-1 has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <input
        {...rest}
        type="checkbox"
        className="size-5 shrink-0 accent-brand outline-none"
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
