import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { FieldControl } from './field.ts';
import { TextInput } from './text-input.tsx';

/** A password, hidden until the user reveals it. */
export function PasswordInput(control: FieldControl) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...control}
      input={{ type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }}
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
