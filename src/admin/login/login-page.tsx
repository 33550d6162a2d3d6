import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { BackendError } from '../../backend/errors.ts';
import { isSignUpOpen, signUp } from '../../backend/session.ts';
import { hasDroppedSession } from '../../backend/session-store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast, type ToastMessage } from '../toast.tsx';
import { useAuth } from '../auth.tsx';
import { failed, MESSAGES, tooManyTries } from '../messages.ts';
import { Unconfigured } from '../parts/states.tsx';
import { withBackend } from '../use-backend.ts';
import { Entrance } from './entrance.tsx';
import { FIRST_PASSWORD, SIGN_IN, type Typed } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { isLimited, isRefusal } from './failures.ts';
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

/** Shows a toast to a signed-in user who is not an administrator, once per visit or sign-in. */
function useRefusal(attempts: number): void {
  const toast = useToast();
  const { status, isAdmin, user } = useAuth();
  const userId = user?.id;
  useEffect(() => {
    if (status === 'signed-in' && !isAdmin) toast(MESSAGES.notAdmin);
  }, [status, isAdmin, userId, attempts, toast]);
}

/** The toast for a failure unrelated to the typed text. */
function failureToast(error: unknown, title: string): ToastMessage {
  if (!isLimited(error)) return MESSAGES.unexpected;
  return failed(tooManyTries(error.retryAfter, Date.now()), title);
}

export function LoginPage() {
  const auth = useAuth();
  const toast = useToast();
  const { search } = useLocation();
  const [mode, setMode] = useState<Mode>('login');
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [signUpState, setSignUp] = useState<'unknown' | 'open' | 'closed'>('unknown');
  useRefusal(attempts);

  const signIn = async ({ email = '', password = '' }: Typed): Promise<undefined> => {
    try {
      const isAdmin = await auth.signIn(email, password);
      if (isAdmin) toast(MESSAGES.signedIn);
      setAttempts((count) => count + 1);
    } catch (error) {
      const isWrong = isRefusal(error);
      setHasFailed(isWrong);
      toast(isWrong ? MESSAGES.signInFailed : failureToast(error, 'Erro no login'));
    }
  };

  const register = async ({ email = '', password = '' }: Typed): Promise<undefined> => {
    try {
      await withBackend((client) => signUp(client, email, password));
      toast(MESSAGES.signedUp);
      setMode('login');
    } catch (error) {
      if (error instanceof BackendError && error.code === 'signup_disabled') setSignUp('closed');
      const title = 'Erro no cadastro';
      toast(isRefusal(error) ? failed(error.message, title) : failureToast(error, title));
    }
  };

  const toggleMode = () => {
    setMode(mode === 'login' ? 'sign-up' : 'login');
    if (signUpState !== 'unknown') return;
    // Show the form if the check fails: the sign-up request itself reports a closed sign-up.
    isSignUpOpen().then(
      (isOpen) => setSignUp(isOpen ? 'open' : 'closed'),
      () => setSignUp('open'),
    );
  };

  if (auth.status === 'signed-in' && auth.isAdmin) {
    const next = new URLSearchParams(search).get('next');
    return <Navigate to={safeNext(next, window.location.origin)} replace />;
  }
  const { subtitle, submit, busy, toggle } = TEXTS[mode];
  return (
    <Entrance title="Área Administrativa" lede={subtitle}>
      {auth.status === 'unconfigured' ? (
        <Unconfigured />
      ) : (
        <>
          {hasDroppedSession() && mode === 'login' && (
            <div className="mb-5">
              <Notice tone="warning" role="status">
                A sessão guardada neste navegador estava danificada e foi descartada. Entre de novo.
              </Notice>
            </div>
          )}
          {mode === 'sign-up' && signUpState === 'unknown' && (
            <p role="status" className="py-3 text-muted">
              Carregando...
            </p>
          )}
          {mode === 'sign-up' && signUpState === 'closed' && (
            <Notice tone="info" role="status">
              O cadastro está fechado neste site. Contas novas só são criadas por convite: fale com quem o
              administra.
            </Notice>
          )}
          {(mode === 'login' || signUpState === 'open') && (
            <AccountForm
              asks={SIGN_IN}
              own={mode === 'login' ? undefined : FIRST_PASSWORD}
              submit={{ label: submit, busy }}
              onSubmit={mode === 'login' ? signIn : register}
            />
          )}
          {hasFailed && mode === 'login' && (
            <p className="mt-4 text-sm text-muted">
              Acabou de se cadastrar? Antes de entrar, confirme o cadastro pelo link que enviamos por email.
            </p>
          )}
          <div className="mt-3 grid gap-1">
            {mode === 'login' && (
              <Link to="/admin/esqueci-a-senha" className={buttonClass('quiet')}>
                Esqueci minha senha
              </Link>
            )}
            <Button variant="quiet" onClick={toggleMode}>
              {toggle}
            </Button>
          </div>
        </>
      )}
    </Entrance>
  );
}
