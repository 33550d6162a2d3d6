import { AccountForm, Submit, type Outcome } from './account-form.tsx';

interface NewPasswordFormProps {
  /** Whether the present password is asked for as well. */
  readonly asksCurrent?: boolean;
  /** Whose password it is, for password managers. */
  readonly email?: string | undefined;
  readonly onSubmit: (next: string, current: string) => Promise<Outcome>;
}

const ONLY_NEW = ['newPassword'] as const;
const BOTH = ['currentPassword', 'newPassword'] as const;

/** Asks for a new password. */
export function NewPasswordForm({ asksCurrent = false, email, onSubmit }: NewPasswordFormProps) {
  return (
    <AccountForm
      asks={asksCurrent ? BOTH : ONLY_NEW}
      username={email}
      onSubmit={({ 'new-password': next = '', 'current-password': current = '' }) => onSubmit(next, current)}
    >
      {(isBusy) => (
        <Submit isBusy={isBusy} label="Mudar a senha" busyLabel="Mudando..." className="w-full sm:w-auto" />
      )}
    </AccountForm>
  );
}
