import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { changePassword, openLink } from '../../backend/passwords.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { withBackend } from '../use-backend.ts';
import { AccountForm } from './account-form.tsx';
import { Entrance } from './entrance.tsx';
import { useLinkFields } from './link-fields.ts';

const ASKS = ['newPassword'] as const;
const CHANGE = { label: 'Mudar a senha', busy: 'Mudando...', className: 'w-full sm:w-auto' };

/**
 * The page of a recovery link. Redeems the link only when the new password is submitted, because mail scanners that
 * open links must not use it up.
 */
export default function NewPasswordPage() {
  const fields = useLinkFields();
  const [isDone, setIsDone] = useState(false);
  const isOpened = useRef(false);
  const token = fields.get('token');

  const submit = async ({ newPassword = '' }): Promise<undefined> => {
    await withBackend(async (client) => {
      const type = fields.get('type') === 'invite' ? 'invite' : 'recovery';
      if (!isOpened.current) await openLink(client, type, token ?? '');
      // Redeem the link only once, even if the password is refused: its session remains.
      isOpened.current = true;
      await changePassword(client, newPassword);
    });
    setIsDone(true);
  };

  return (
    <Entrance title="Nova senha" lede="As outras sessões da conta são encerradas quando a senha muda.">
      {isDone && (
        <>
          <Notice tone="success" role="status" takesFocus>
            Senha mudada! Você já está dentro.
          </Notice>
          <Link to="/admin" className={buttonClass('primary', 'mt-5 w-full')}>
            Ir para a administração
          </Link>
        </>
      )}
      {!isDone && token === null && (
        <Notice tone="warning" role="status">
          Para escolher uma nova senha, abra o link que enviamos por email. Se ele já foi aberto aqui, abra-o
          de novo.
        </Notice>
      )}
      {!isDone && token !== null && <AccountForm asks={ASKS} submit={CHANGE} onSubmit={submit} />}
      {!isDone && (
        <Link to="/admin/esqueci-a-senha" className={buttonClass('quiet', 'mt-3 w-full')}>
          Pedir outro link
        </Link>
      )}
    </Entrance>
  );
}
