import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SITE_NAME } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAuth } from '../auth.tsx';
import { MESSAGES, signUpFailed } from '../messages.ts';
import { Brand } from '../parts/brand.tsx';
import { usePageFocus } from '../parts/use-page-focus.ts';
import { Unconfigured } from '../parts/states.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials.ts';
import { isRefusal, isWrongPassword } from './refusals.ts';
import { safeNext } from './safe-next.ts';

type Mode = 'login' | 'sign-up';

const TEXTS = {
  login: {
    subtitle: 'Faça login para gerenciar o site',
    submit: 'Entrar',
    busy: 'Entrando...',
    toggle: 'Não tem uma conta? Cadastre-se',
  },
  'sign-up': {
    subtitle: 'Criar conta administrativa',
    submit: 'Criar conta',
    busy: 'Criando conta...',
    toggle: 'Já tem uma conta? Faça login',
  },
} as const;

/** Tells a signed-in person without the role, once for each time he comes or signs in. */
function useRefusal(attempts: number): void {
  const toast = useToast();
  const { status, isAdmin, user } = useAuth();
  const told = useRef('');
  useEffect(() => {
    if (status !== 'signed-in' || isAdmin) return;
    const occasion = `${user?.id} ${attempts}`;
    if (told.current === occasion) return;
    told.current = occasion;
    toast(MESSAGES.notAdmin);
  }, [status, isAdmin, user, attempts, toast]);
}

/** Sign-in and sign-up. */
export function LoginPage() {
  const auth = useAuth();
  const toast = useToast();
  const { search } = useLocation();
  const heading = usePageFocus();
  const [mode, setMode] = useState<Mode>('login');
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useRefusal(attempts);

  const signIn = async ({ email, password }: Credentials) => {
    try {
      const isAdmin = await auth.signIn(email, password);
      if (isAdmin) toast(MESSAGES.signedIn);
      setAttempts((count) => count + 1);
    } catch (error) {
      const isWrong = isWrongPassword(error);
      setHasFailed(isWrong);
      toast(isWrong ? MESSAGES.signInFailed : MESSAGES.unexpected);
    }
  };

  const signUp = async ({ email, password }: Credentials) => {
    try {
      await auth.signUp(email, password);
      toast(MESSAGES.signedUp);
      setMode('login');
    } catch (error) {
      toast(isRefusal(error) ? signUpFailed(error.message) : MESSAGES.unexpected);
    }
  };

  if (auth.status === 'signed-in' && auth.isAdmin) {
    const next = new URLSearchParams(search).get('next');
    return <Navigate to={safeNext(next, window.location.origin)} replace />;
  }
  const { subtitle, submit, busy, toggle } = TEXTS[mode];
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-10">
      <title>{`Área Administrativa | ${SITE_NAME}`}</title>
      <div className="card p-6 sm:p-8">
        <Brand />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-2xl font-bold outline-none">
          Área Administrativa
        </h1>
        <p className="mt-1 mb-6 text-muted">{subtitle}</p>
        {auth.status === 'unconfigured' ? (
          <Unconfigured />
        ) : (
          <>
            <CredentialsForm
              submitLabel={submit}
              busyLabel={busy}
              isNew={mode === 'sign-up'}
              onSubmit={mode === 'login' ? signIn : signUp}
            />
            {hasFailed && mode === 'login' && (
              <p className="mt-4 text-sm text-muted">
                Acabou de se cadastrar? Antes de entrar, confirme o cadastro pelo link que enviamos por email.
              </p>
            )}
            <Button
              variant="quiet"
              className="mt-3 w-full"
              onClick={() => setMode(mode === 'login' ? 'sign-up' : 'login')}
            >
              {toggle}
            </Button>
          </>
        )}
      </div>
      <p className="mt-6 text-center text-sm">
        <a href="/" className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline">
          Voltar ao site
        </a>
      </p>
    </main>
  );
}
