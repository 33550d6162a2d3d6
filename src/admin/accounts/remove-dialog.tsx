import { useRef, useState } from 'react';
import { removeAdmin, type Admin } from '../../backend/admins.ts';
import { BackendError } from '../../backend/errors.ts';
import { Button } from '../../ui/button.tsx';
import { accountFailure } from '../login/failures.ts';
import { PasswordField } from '../login/password-field.tsx';
import { useOneAtATime } from '../login/use-one-at-a-time.ts';
import { Modal } from '../parts/modal.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

interface RemoveDialogProps {
  /** Who would be removed; while `undefined` the dialog is closed. */
  readonly admin: Admin | undefined;
  readonly onClose: () => void;
  /** Must not fail. */
  readonly onRemoved: (admin: Admin) => Promise<void>;
}

function removeFailure(error: unknown): string {
  const isLast = error instanceof BackendError && error.constraint === 'profiles_last_admin';
  return isLast ? 'O site não pode ficar sem ninguém que o administre.' : accountFailure(error);
}

function RemoveForm({ admin, onClose, onRemoved }: RemoveDialogProps & { readonly admin: Admin }) {
  const run = useBackend();
  const prove = useOwnPassword();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (found: string) => {
    setProblem(found);
    field.current?.focus();
  };
  const remove = async () => {
    const wrong = await prove(password);
    if (wrong !== undefined) {
      refuse(wrong);
      return;
    }
    try {
      await run((client) => removeAdmin(client, admin.id));
      await onRemoved(admin);
    } catch (error) {
      refuse(removeFailure(error));
    }
  };
  const { isBusy, submit } = useOneAtATime(() => {
    if (password !== '') return remove;
    refuse('Digite sua senha.');
    return undefined;
  });

  return (
    <form noValidate onSubmit={submit}>
      <p className="mb-5">
        <span className="font-semibold break-words">{admin.email}</span> deixa de administrar o site agora, em
        todos os aparelhos. Os artigos que escreveu e a conta continuam.
      </p>
      <PasswordField
        ref={field}
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={problem}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" aria-disabled={isBusy || undefined}>
          {isBusy ? 'Removendo...' : 'Remover'}
        </Button>
      </div>
    </form>
  );
}

/** Asks for one's own password before somebody is removed. */
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
