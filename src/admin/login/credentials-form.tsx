import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import {
  credentialProblems,
  PASSWORD_MINIMUM,
  type CredentialProblems,
  type Credentials,
} from './credentials.ts';
import { PasswordField } from './password-field.tsx';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Whether the password is a new one; password managers then offer to make it. */
  readonly isNew?: boolean;
  /** The only address that makes sense here. */
  readonly fixedEmail?: string | undefined;
  /** Must not fail; what is typed stays. */
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Email and password. However often its button is pressed, one request is under way at a time. */
export function CredentialsForm({
  submitLabel,
  busyLabel,
  isNew = false,
  fixedEmail,
  onSubmit,
}: CredentialsFormProps) {
  const [typed, setTyped] = useState<Credentials>({ email: fixedEmail ?? '', password: '' });
  const [problems, setProblems] = useState<CredentialProblems>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const change = (part: Partial<Credentials>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblems({});
  };

  const { isBusy, submit } = useOneAtATime(() => {
    const found = credentialProblems(typed);
    setProblems(found);
    if (found.email) email.current?.focus();
    else if (found.password) password.current?.focus();
    else return () => onSubmit({ email: typed.email.trim(), password: typed.password });
    return undefined;
  });

  return (
    <form noValidate className="space-y-5" onSubmit={submit}>
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        readOnly={fixedEmail !== undefined}
        value={typed.email}
        error={problems.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        ref={password}
        label="Senha"
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        minLength={PASSWORD_MINIMUM}
        value={typed.password}
        error={problems.password}
        help={isNew ? `Pelo menos ${PASSWORD_MINIMUM} caracteres.` : undefined}
        onChange={(event) => change({ password: event.target.value })}
      />
      <Button type="submit" className="w-full" aria-disabled={isBusy || undefined}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
