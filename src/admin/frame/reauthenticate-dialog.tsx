import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAuth } from '../auth.tsx';
import { FIXED_EMAIL, SIGN_IN } from '../login/account-fields.ts';
import { AccountForm } from '../login/account-form.tsx';
import { Modal } from '../parts/modal.tsx';

/** Asks for the password of the expired session's account; its email address is known. */
function Password() {
  const { user, signIn } = useAuth();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Let the dialog move the focus here when it opens; React's autoFocus would run too early.
    form.current?.querySelector('input:read-write')?.setAttribute('autofocus', '');
  }, []);
  return (
    <div ref={form}>
      <AccountForm
        asks={SIGN_IN}
        own={user?.email === undefined ? {} : FIXED_EMAIL}
        start={{ email: user?.email ?? '' }}
        submit={{ label: 'Entrar', busy: 'Entrando...' }}
        onSubmit={async ({ email = '', password = '' }): Promise<undefined> => {
          await signIn(email, password);
        }}
      />
    </div>
  );
}

/**
 * Asks a user whose session has ended to sign in again, in a dialog over the page, so that typed text is kept. Escape
 * postpones the question.
 */
export function ReauthenticateDialog() {
  const { isAsked, notNow } = useAuth();
  return (
    <Modal title="Sua sessão terminou" isOpen={isAsked} onClose={notNow}>
      <p className="mb-5 text-muted">Entre de novo para continuar. O que você digitou continua na página.</p>
      <Password />
      <Button variant="quiet" className="mt-3 w-full" onClick={notNow}>
        Agora não
      </Button>
    </Modal>
  );
}
