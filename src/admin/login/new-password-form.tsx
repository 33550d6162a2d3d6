import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PASSWORD_MINIMUM, passwordProblem } from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface NewPasswordFormProps {
  /** Whether the present password is asked for as well. */
  readonly asksCurrent?: boolean;
  /** Whose password it is, for password managers. */
  readonly email?: string | undefined;
  /** What was wrong with the present password that was sent. */
  readonly currentProblem?: string | undefined;
  /** Must not fail; resolves to whether the password is changed, and what was typed can go. */
  readonly onSubmit: (passwords: { readonly current: string; readonly next: string }) => Promise<boolean>;
}

const EMPTY = { current: '', next: '' };

/** Asks for a new password. */
export function NewPasswordForm({
  asksCurrent = false,
  email,
  currentProblem,
  onSubmit,
}: NewPasswordFormProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({});
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof EMPTY>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblems({});
  };

  const { isBusy, submit } = useOneAtATime(() => {
    const wrongCurrent = asksCurrent && typed.current === '' ? 'Digite sua senha atual.' : undefined;
    const wrongNext = passwordProblem(typed.next);
    setProblems({
      ...(wrongCurrent === undefined ? {} : { current: wrongCurrent }),
      ...(wrongNext === undefined ? {} : { next: wrongNext }),
    });
    if (wrongCurrent !== undefined) current.current?.focus();
    else if (wrongNext !== undefined) next.current?.focus();
    else {
      return async () => {
        if (await onSubmit(typed)) setTyped(EMPTY);
      };
    }
    return undefined;
  });

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      {email !== undefined && (
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      {asksCurrent && (
        <PasswordField
          ref={current}
          label="Senha atual"
          name="current-password"
          autoComplete="current-password"
          required
          value={typed.current}
          error={problems.current ?? currentProblem}
          onChange={(event) => change({ current: event.target.value })}
        />
      )}
      <PasswordField
        ref={next}
        label="Nova senha"
        name="new-password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MINIMUM}
        value={typed.next}
        error={problems.next}
        help={`Pelo menos ${PASSWORD_MINIMUM} caracteres.`}
        onChange={(event) => change({ next: event.target.value })}
      />
      <Button type="submit" className="w-full sm:w-auto" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Mudando...' : 'Mudar a senha'}
      </Button>
    </form>
  );
}
