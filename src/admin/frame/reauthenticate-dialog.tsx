import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAuth } from '../auth.tsx';
import { CredentialsForm } from '../login/credentials-form.tsx';
import type { Credentials } from '../login/credentials.ts';
import { isLimited, isWrongPassword, retryAfter } from '../login/refusals.ts';
import { MESSAGES, tooManyTries } from '../messages.ts';

/** The same sentences as the login page's toasts, which a modal dialog would cover. */
function sentenceFor(error: unknown): string {
  if (isLimited(error)) return tooManyTries(retryAfter(error), Date.now());
  return (isWrongPassword(error) ? MESSAGES.signInFailed : MESSAGES.unexpected).description;
}

/**
 * Asks a person whose session has ended to sign in again, over the page, which keeps all that was typed.
 * Escape puts the question off.
 */
export function ReauthenticateDialog() {
  const { isAsked, user, signIn, notNow } = useAuth();
  const [failure, setFailure] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isAsked) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // The address is known; what is asked for is the password.
    dialog.current?.querySelector<HTMLInputElement>('input:read-write')?.focus();
  }, [isAsked]);

  const submit = async ({ email, password }: Credentials) => {
    setFailure(undefined);
    try {
      await signIn(email, password);
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-titulo`}
      aria-describedby={`${id}-texto`}
      className="card m-auto w-[calc(100%-2rem)] max-w-md p-6 text-ink backdrop:bg-black/50"
      onClose={() => {
        setFailure(undefined);
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
          <CredentialsForm
            submitLabel="Entrar"
            busyLabel="Entrando..."
            fixedEmail={user?.email}
            onSubmit={submit}
          />
          {failure !== undefined && (
            <div className="mt-4">
              <Notice tone="danger" role="alert">
                {failure}
              </Notice>
            </div>
          )}
          <Button variant="quiet" className="mt-3 w-full" onClick={notNow}>
            Agora não
          </Button>
        </>
      )}
    </dialog>
  );
}
