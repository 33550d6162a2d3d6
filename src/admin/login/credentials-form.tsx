import { AccountForm, Submit, type Outcome } from './account-form.tsx';

/** What is typed to sign in or up. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Whether the password is a new one; password managers then offer to make it. */
  readonly isNew?: boolean;
  /** The only address that makes sense here. */
  readonly fixedEmail?: string | undefined;
  readonly onSubmit: (credentials: Credentials) => Promise<void>;
  /** What to tell when that fails. */
  readonly failed?: (error: unknown) => Outcome;
}

const SIGN_IN = ['email', 'password'] as const;
const SIGN_UP = ['email', 'firstPassword'] as const;
const FIXED = { email: { readOnly: true } };

/** Email and password. */
export function CredentialsForm({
  submitLabel,
  busyLabel,
  isNew = false,
  fixedEmail,
  onSubmit,
  failed,
}: CredentialsFormProps) {
  return (
    <AccountForm
      asks={isNew ? SIGN_UP : SIGN_IN}
      {...(fixedEmail === undefined ? {} : { own: FIXED, start: { email: fixedEmail } })}
      {...(failed && { failed })}
      onSubmit={async ({ email = '', password = '' }) => {
        await onSubmit({ email, password });
        return undefined;
      }}
    >
      {(isBusy) => <Submit isBusy={isBusy} label={submitLabel} busyLabel={busyLabel} />}
    </AccountForm>
  );
}
