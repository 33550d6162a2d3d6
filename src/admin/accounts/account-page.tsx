import { useMutation } from '@tanstack/react-query';
import { changePassword, endOtherSessions } from '../../backend/passwords.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../toast.tsx';
import { useAuth } from '../auth.tsx';
import { AccountForm } from '../login/account-form.tsx';
import { MESSAGES } from '../messages.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Section } from '../parts/section.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

const ASKS = ['currentPassword', 'newPassword'] as const;

function PasswordSection({ email }: { readonly email: string }) {
  const run = useBackend();
  const toast = useToast();
  const verify = useOwnPassword();

  const submit = async ({ currentPassword = '', newPassword = '' }) => {
    const wrong = await verify(currentPassword);
    if (wrong !== undefined) return { problems: { currentPassword: wrong } };
    await run((client) => changePassword(client, newPassword));
    toast(MESSAGES.passwordChanged);
    return { isDone: true };
  };

  return (
    <Section id="senha" title="Senha">
      <p className="mt-1 mb-5 text-sm text-muted">
        Ao mudar a senha, as outras sessões da conta são encerradas, e um email avisa.
      </p>
      <AccountForm
        asks={ASKS}
        username={email}
        submit={{ label: 'Mudar a senha', busy: 'Mudando...', className: 'w-full sm:w-auto' }}
        onSubmit={submit}
      />
    </Section>
  );
}

function SessionsSection() {
  const run = useBackend();
  const toast = useToast();
  const { signOut } = useAuth();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await run(endOtherSessions);
      await signOut();
    },
    onError: () => toast(MESSAGES.sessionsNotEnded),
  });

  return (
    <Section id="sessoes" title="Sessões">
      <p className="mt-1 text-sm text-muted">
        Perdeu um celular, ou entrou num computador que não é seu? Encerre todas as sessões da conta, esta
        também.
      </p>
      <Button
        variant="secondary"
        className="mt-4 w-full sm:w-auto"
        isBusy={isPending}
        onClick={() => mutate()}
      >
        <Icon name="log-out" />
        {isPending ? 'Saindo...' : 'Sair de todos os aparelhos'}
      </Button>
    </Section>
  );
}

/** Settings of the signed-in account: its password and its sessions. */
export default function AccountPage() {
  const { user } = useAuth();
  const email = user?.email ?? '';
  return (
    <AdminPage title="Conta" lede={email}>
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        <PasswordSection email={email} />
        <SessionsSection />
      </div>
    </AdminPage>
  );
}
