import { useState, type ComponentProps } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../parts/text-field.tsx';

/** A password, hidden until one asks to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className="flex size-12 shrink-0 items-center justify-center text-muted hover:text-ink focus-visible:-outline-offset-4"
          aria-label={isShown ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
