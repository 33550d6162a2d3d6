import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAuth } from '../auth.tsx';
import { FIXED_EMAIL, SIGN_IN } from '../login/account-fields.ts';
import { AccountForm } from '../login/account-form.tsx';
import { isLimited, isWrongPassword, retryAfter } from '../login/refusals.ts';
import { MESSAGES, tooManyTries } from '../messages.ts';

/** The same sentences as the login page's toasts, which a modal dialog would cover. */
function failed(error: unknown) {
  if (isLimited(error)) return { failure: tooManyTries(retryAfter(error), Date.now()) };
  return { failure: (isWrongPassword(error) ? MESSAGES.signInFailed : MESSAGES.unexpected).description };
}

/**
 * Asks a user whose session has ended to sign in again, over the page, which keeps all typed text. Escape postpones the
 * question.
 */
export function ReauthenticateDialog() {
  const { isAsked, user, signIn, notNow } = useAuth();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isAsked) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // The address is known; the password is missing.
    dialog.current?.querySelector<HTMLInputElement>('input:read-write')?.focus();
  }, [isAsked]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      className="card m-auto w-[calc(100%-2rem)] max-w-md p-6 text-ink backdrop:bg-black/50"
      onClose={() => {
        if (isAsked) notNow();
      }}
    >
      <h2 id={`${id}-titulo`} className="text-xl font-bold">
        Sua sessão terminou
      </h2>
      <p id={`${id}-texto`} className="mt-1 mb-5 text-muted">
        Entre de novo para continuar. O que você digitou continua na página.
      </p>
      {isAsked && (
        <>
          <AccountForm
            asks={SIGN_IN}
            own={user?.email === undefined ? {} : FIXED_EMAIL}
            start={{ email: user?.email ?? '' }}
            submit={{ label: 'Entrar', busy: 'Entrando...' }}
            onSubmit={async ({ email = '', password = '' }): Promise<undefined> => {
              await signIn(email, password);
            }}
            failed={failed}
          />
          <Button variant="quiet" className="mt-3 w-full" onClick={notNow}>
            Agora não
          </Button>
        </>
      )}
    </dialog>
  );
}
