import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { revokeInvitation, type Admin, type Invitation } from '../../backend/admins.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../toast.tsx';
import { useAuth } from '../auth.tsx';
import { invitationRevoked, adminRemoved, MESSAGES } from '../messages.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { dayFormat } from '../parts/moments.ts';
import { Reading } from '../parts/reading.tsx';
import { Section } from '../parts/section.tsx';
import { useNow } from '../parts/use-now.ts';
import { useBackend } from '../use-backend.ts';
import { InviteSection } from './invite-section.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useAdmins } from './use-admins.ts';

const dayOf = (moment: string) => dayFormat.format(Date.parse(moment));

interface PersonProps {
  readonly email: string;
  readonly note: string;
  readonly children?: ReactNode;
}

function Person({ email, note, children }: PersonProps) {
  const at = email.lastIndexOf('@');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </p>
        <p className="text-sm text-muted">{note}</p>
      </div>
      {children}
    </li>
  );
}

interface AdminListProps {
  readonly admins: readonly Admin[];
  readonly onRemove: (admin: Admin) => void;
}

function AdminList({ admins, onRemove }: AdminListProps) {
  const { user } = useAuth();
  return (
    <Section id="pessoas" title="Quem administra">
      <ul className="mt-2 divide-y divide-line">
        {admins.map((admin) => {
          const entered = admin.lastSignIn === null ? 'Nunca entrou' : `Entrou em ${dayOf(admin.lastSignIn)}`;
          const isOwn = admin.id === user?.id;
          return (
            <Person key={admin.id} email={admin.email} note={isOwn ? 'Você' : entered}>
              {!isOwn && (
                <Button
                  variant="secondary"
                  aria-label={`Remover ${admin.email}`}
                  onClick={() => onRemove(admin)}
                >
                  Remover
                </Button>
              )}
            </Person>
          );
        })}
      </ul>
      {admins.length === 1 && (
        <p className="mt-2 text-sm text-muted">
          Só você administra o site. Se perder a senha e o email, só quem hospeda o site pode ajudar.
        </p>
      )}
    </Section>
  );
}

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onRevoke: (invitation: Invitation) => void;
}

function InvitationList({ invitations, onRevoke }: InvitationListProps) {
  const now = useNow();
  if (invitations.length === 0) return null;
  return (
    <Section id="convites" title="Convites em aberto">
      <ul className="mt-2 divide-y divide-line">
        {invitations.map((invitation) => {
          const { id, email, expires_at } = invitation;
          const note = `${Date.parse(expires_at) > now ? 'Vale até' : 'Venceu em'} ${dayOf(expires_at)}`;
          return (
            <Person key={id} email={email} note={note}>
              <Button
                variant="secondary"
                aria-label={`Cancelar o convite de ${email}`}
                onClick={() => onRevoke(invitation)}
              >
                Cancelar
              </Button>
            </Person>
          );
        })}
      </ul>
    </Section>
  );
}

/** Lists the administrators and the open invitations, with actions to invite, revoke and remove. */
export default function AdminsPage() {
  const run = useBackend();
  const toast = useToast();
  const query = useAdmins();
  const { data: people, refetch } = query;
  const [removing, setRemoving] = useState<Admin>();
  const lists = useRef<HTMLDivElement>(null);

  const { mutate: revoke } = useMutation({
    mutationFn: ({ id }: Invitation) => run((client) => revokeInvitation(client, id)),
    onSuccess: (_, { email }) => toast(invitationRevoked(email)),
    onError: () => toast(MESSAGES.unexpected),
    onSettled: () => refetch(),
  });

  const removed = async ({ email }: Admin) => {
    setRemoving(undefined);
    toast(adminRemoved(email));
    await refetch();
    // The button that opened the dialog has disappeared with its row.
    lists.current?.focus();
  };

  return (
    <AdminPage title="Administradores" lede="Quem pode publicar artigos e mudar as configurações do site.">
      <Reading query={query} sentence="Não foi possível carregar quem administra o site." />
      {people && (
        <div ref={lists} tabIndex={-1} className="grid max-w-2xl grid-cols-1 gap-6 outline-none">
          <AdminList admins={people.admins} onRemove={setRemoving} />
          <InvitationList
            invitations={people.invitations}
            onRevoke={(invitation) => {
              revoke(invitation);
              // Take the focus from the button, which disappears with its row.
              lists.current?.focus();
            }}
          />
          <InviteSection onInvited={refetch} />
        </div>
      )}
      <RemoveDialog admin={removing} onClose={() => setRemoving(undefined)} onRemoved={removed} />
    </AdminPage>
  );
}
