import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { acceptInvitation, isInvitationOpen } from '../../backend/admins.ts';
import { signIn, signUp } from '../../backend/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withBackend } from '../use-backend.ts';
import { FIRST_PASSWORD, FIXED_EMAIL, SIGN_IN, type Typed } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { INVITATION_OVER, isRefusal } from './failures.ts';
import { Entrance } from './entrance.tsx';
import { useLinkFields } from './link-fields.ts';

/** Reloads the app, so that the account's new role takes effect. */
const enter = () => window.location.assign('/admin');

const NEW_ACCOUNT = { ...FIXED_EMAIL, ...FIRST_PASSWORD };

const TEXTS = {
  new: { submit: 'Criar conta', busy: 'Criando conta...', toggle: 'Já tenho conta com este email' },
  known: { submit: 'Entrar e aceitar', busy: 'Entrando...', toggle: 'Ainda não tenho conta' },
} as const;

/** The page of an invitation link: makes a new or existing account an administrator. */
export default function InvitationPage() {
  const fields = useLinkFields();
  const [mode, setMode] = useState<keyof typeof TEXTS>('new');
  const [isToConfirm, setIsToConfirm] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const [email, token] = [fields.get('email') ?? '', fields.get('token') ?? ''];

  useEffect(() => {
    if (token === '') return;
    // Keep the form after a failure: the server checks the invitation again.
    withBackend((client) => isInvitationOpen(client, token)).then(
      (isOpen) => setIsOver(!isOpen),
      () => undefined,
    );
  }, [token]);

  const signUpAndEnter = async ({ password = '' }: Typed): Promise<undefined> => {
    await withBackend((client) => signUp(client, email, password, token));
    try {
      await withBackend((client) => signIn(client, email, password));
      enter();
    } catch (error) {
      // Do not reveal which: the address needs confirmation, or already had an account.
      if (!isRefusal(error)) throw error;
      setIsToConfirm(true);
    }
  };

  const signInAndAccept = async ({ password = '' }: Typed): Promise<undefined> => {
    await withBackend((client) => signIn(client, email, password));
    await withBackend((client) => acceptInvitation(client, token));
    enter();
  };

  if (isOver || email === '' || token === '') {
    return (
      <Entrance title="Convite" lede="Para quem foi chamado a administrar o site.">
        <Notice tone="warning" role="status">
          {isOver ? INVITATION_OVER : 'Falta o convite: abra o link como o recebeu, por inteiro.'}
        </Notice>
        {isOver && (
          <Link to="/admin/login" className={buttonClass('secondary', 'mt-4 w-full')}>
            Já aceitei: entrar
          </Link>
        )}
      </Entrance>
    );
  }
  const { submit: label, busy, toggle } = TEXTS[mode];
  return (
    <Entrance
      title="Convite"
      lede={
        mode === 'new'
          ? 'Escolha uma senha para administrar o site com este email.'
          : 'Entre com a senha da sua conta para aceitar.'
      }
    >
      {isToConfirm && mode === 'new' ? (
        <Notice tone="info" role="status" takesFocus>
          Falta um passo: abra o link que enviamos para {email} e depois entre. Se este email já tinha uma
          conta, nenhum link chega: use “{toggle}”.
        </Notice>
      ) : (
        <AccountForm
          key={mode}
          asks={SIGN_IN}
          own={mode === 'new' ? NEW_ACCOUNT : FIXED_EMAIL}
          start={{ email }}
          submit={{ label, busy }}
          onSubmit={mode === 'new' ? signUpAndEnter : signInAndAccept}
        />
      )}
      <Button
        variant="quiet"
        className="mt-3 w-full"
        onClick={() => {
          setMode(mode === 'new' ? 'known' : 'new');
          setIsToConfirm(false);
        }}
      >
        {toggle}
      </Button>
    </Entrance>
  );
}
