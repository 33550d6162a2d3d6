import { useId, useState } from 'react';
import { inviteAdmin, type NewInvitation } from '../../backend/admins.ts';
import { BackendError } from '../../backend/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../form/text-input.tsx';
import { AccountForm } from '../login/account-form.tsx';
import { accountFailure } from '../login/failures.ts';
import { Section } from '../parts/section.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

/** The address that accepts an invitation; browsers send the part after `#` to no server. */
function linkOf({ email, token }: NewInvitation): string {
  const fields = new URLSearchParams({ email, token: token ?? '' });
  return `${window.location.origin}/admin/convite#${fields.toString()}`;
}

const LINK = { title: 'Link do convite', type: 'string', widget: 'string', readOnly: true, messages: {} };

/** The outcome of an invitation: sent by mail, or a link to pass on. */
function Made({ invitation }: { readonly invitation: NewInvitation }) {
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  if (invitation.token === null) {
    return (
      <Notice tone="success" role="status">
        Convite enviado para {invitation.email}.
      </Notice>
    );
  }
  const link = linkOf(invitation);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <div className="space-y-3">
      <Notice tone="success" role="status">
        Convite criado. Mande este link a {invitation.email}, e a mais ninguém: ele não será mostrado de novo.
      </Notice>
      <TextInput
        id={id}
        name="link"
        field={LINK}
        value={link}
        problem={undefined}
        change={() => undefined}
        input={{ onFocus: (event) => event.currentTarget.select() }}
      />
      <Button variant="secondary" onClick={() => void copy().catch(() => setIsCopied(false))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copiado' : 'Copiar o link'}
      </Button>
    </div>
  );
}

/** The sentence for a failed invitation. */
function inviteFailure(error: unknown): string {
  if (!(error instanceof BackendError)) return accountFailure(error);
  if (error.kind === 'conflict') return 'Este email já é de quem administra o site.';
  if (error.constraint === 'admin_invitations_count')
    return 'Há convites demais em aberto. Cancele algum antes.';
  return accountFailure(error);
}

const ASKS = ['invitedEmail', 'ownPassword'] as const;
const OWN = { password: { description: 'Para ter certeza de que é você.' } };

/** Invites an administrator, after confirming one's own password. */
export function InviteSection({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const run = useBackend();
  const prove = useOwnPassword();
  const [made, setMade] = useState<NewInvitation>();

  const invite = async ({ invited = '', password = '' }) => {
    setMade(undefined);
    const wrong = await prove(password);
    if (wrong !== undefined) return { problems: { password: wrong } };
    setMade(await run((client) => inviteAdmin(client, invited)));
    await onInvited();
    return { isDone: true };
  };

  return (
    <Section id="convidar" title="Convidar">
      <p className="mt-1 mb-5 text-sm text-muted">
        O convite vale por sete dias, uma vez, só para o email convidado. Quem aceita pode tudo o que você
        pode.
      </p>
      <AccountForm
        asks={ASKS}
        own={OWN}
        submit={{
          label: 'Convidar',
          busy: 'Convidando...',
          icon: 'user-plus',
          className: 'w-full sm:w-auto',
        }}
        onSubmit={invite}
        failed={(error) => ({ problems: { invited: inviteFailure(error) } })}
      />
      {made && (
        <div className="mt-5">
          <Made key={made.id} invitation={made} />
        </div>
      )}
    </Section>
  );
}
