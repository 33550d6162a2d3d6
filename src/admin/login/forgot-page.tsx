import { useState } from 'react';
import { Link } from 'react-router-dom';
import { askForRecovery } from '../../backend/passwords.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withBackend } from '../use-backend.ts';
import { AccountForm } from './account-form.tsx';
import { Entrance } from './entrance.tsx';

const ASKS = ['email'] as const;

/** Requests a password-reset mail. Responds the same way for every address, so as not to reveal accounts. */
export default function ForgotPage() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Entrance title="Esqueci minha senha" lede="Enviamos por email um link para escolher outra.">
      {isAsked ? (
        <Notice tone="info" role="status" takesFocus>
          <p>
            Se este endereço tem uma conta, o link está a caminho. Ele vale por uma hora e funciona uma vez.
          </p>
          <p className="mt-2">
            Não chegou? Veja a caixa de spam, ou fale com quem hospeda o site: quando o site não tem servidor
            de email, o link aparece no terminal dele.
          </p>
        </Notice>
      ) : (
        <AccountForm
          asks={ASKS}
          submit={{ label: 'Enviar o link', busy: 'Enviando...' }}
          onSubmit={async ({ email = '' }): Promise<undefined> => {
            await withBackend((client) => askForRecovery(client, email));
            setIsAsked(true);
          }}
        />
      )}
      <Link to="/admin/login" className={buttonClass('quiet', 'mt-3 w-full')}>
        Voltar ao login
      </Link>
    </Entrance>
  );
}
