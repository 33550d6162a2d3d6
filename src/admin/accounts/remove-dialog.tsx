import { removeAdmin, type Admin } from '../../backend/admins.ts';
import { BackendError } from '../../backend/errors.ts';
import { Button } from '../../ui/button.tsx';
import { AccountForm, type Outcome } from '../login/account-form.tsx';
import { accountFailure } from '../login/failures.ts';
import { Modal } from '../parts/modal.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

interface RemoveDialogProps {
  /** The administrator to remove; `undefined` closes the dialog. */
  readonly admin: Admin | undefined;
  readonly onClose: () => void;
  /** Must not reject. */
  readonly onRemoved: (admin: Admin) => Promise<void>;
}

const ASKS = ['ownPassword'] as const;

function refusal(error: unknown) {
  const isLast = error instanceof BackendError && error.constraint === 'profiles_last_admin';
  const sentence = isLast ? 'O site não pode ficar sem ninguém que o administre.' : accountFailure(error);
  return { problems: { ownPassword: sentence } };
}

function RemoveForm({ admin, onClose, onRemoved }: RemoveDialogProps & { readonly admin: Admin }) {
  const run = useBackend();
  const verify = useOwnPassword();

  const remove = async ({ ownPassword = '' }): Promise<Outcome | undefined> => {
    const wrong = await verify(ownPassword);
    if (wrong !== undefined) return { problems: { ownPassword: wrong } };
    await run((client) => removeAdmin(client, admin.id));
    await onRemoved(admin);
    return undefined;
  };

  return (
    <>
      <p className="mb-5">
        <span className="font-semibold break-words">{admin.email}</span> deixa de administrar o site agora, em
        todos os aparelhos. Os artigos que escreveu e a conta continuam.
      </p>
      <AccountForm
        asks={ASKS}
        submit={{ label: 'Remover', busy: 'Removendo...', variant: 'danger', className: '' }}
        onSubmit={remove}
        failed={refusal}
      >
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
      </AccountForm>
    </>
  );
}

/** Asks for the user's own password before removing an administrator. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { admin, onClose } = props;
  return (
    <Modal
      title="Remover da administração?"
      role="alertdialog"
      isOpen={admin !== undefined}
      onClose={onClose}
    >
      {admin && <RemoveForm {...props} admin={admin} />}
    </Modal>
  );
}
