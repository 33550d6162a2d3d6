import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  readonly variant?: ButtonVariant;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileButton({ variant = 'secondary', onFiles, children, ...input }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        variant,
        'has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
      )}
    >
      <Icon name="upload" />
      {children}
      <input
        {...input}
        type="file"
        className="sr-only outline-none"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
