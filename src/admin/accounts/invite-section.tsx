import { useState } from 'react';
import { inviteAdmin, type NewInvitation } from '../../backend/admins.ts';
import { BackendError } from '../../backend/errors.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from '../login/account-form.tsx';
import { accountFailure } from '../login/failures.ts';
import { LinkToCopy } from '../parts/link-to-copy.tsx';
import { Section } from '../parts/section.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

/** The link to accept an invitation; the token follows `#`, a part that browsers never send to a server. */
function linkOf({ email, token }: NewInvitation): string {
  const fields = new URLSearchParams({ email, token: token ?? '' });
  return `${window.location.origin}/admin/convite#${fields.toString()}`;
}

/** Confirms that the invitation was mailed, or shows a link to pass on. */
function InvitationResult({ invitation }: { readonly invitation: NewInvitation }) {
  if (invitation.token === null) {
    return (
      <Notice tone="success" role="status">
        Convite enviado para {invitation.email}.
      </Notice>
    );
  }
  return (
    <div className="space-y-3">
      <Notice tone="success" role="status">
        Convite criado. Mande este link a {invitation.email}, e a mais ninguém: ele não será mostrado de novo.
      </Notice>
      <LinkToCopy label="Link do convite" address={linkOf(invitation)} />
    </div>
  );
}

function inviteFailure(error: unknown): string {
  if (!(error instanceof BackendError)) return accountFailure(error);
  if (error.kind === 'conflict') return 'Este email já é de quem administra o site.';
  if (error.constraint === 'admin_invitations_count')
    return 'Há convites demais em aberto. Cancele algum antes.';
  return accountFailure(error);
}

const ASKS = ['invitedEmail', 'ownPassword'] as const;
const OWN = { ownPassword: { description: 'Para ter certeza de que é você.' } };

/** Invites an administrator after checking the user's own password. */
export function InviteSection({ onInvited }: { readonly onInvited: () => Promise<unknown> }) {
  const run = useBackend();
  const verify = useOwnPassword();
  const [made, setMade] = useState<NewInvitation>();

  const invite = async ({ invitedEmail = '', ownPassword = '' }) => {
    setMade(undefined);
    const wrong = await verify(ownPassword);
    if (wrong !== undefined) return { problems: { ownPassword: wrong } };
    setMade(await run((client) => inviteAdmin(client, invitedEmail)));
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
        failed={(error) => ({ problems: { invitedEmail: inviteFailure(error) } })}
      />
      {made && (
        <div className="mt-5">
          <InvitationResult key={made.id} invitation={made} />
        </div>
      )}
    </Section>
  );
}
