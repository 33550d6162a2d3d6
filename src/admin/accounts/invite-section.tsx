import { useRef, useState } from 'react';
import { inviteAdmin, type NewInvitation } from '../../backend/admins.ts';
import { BackendError } from '../../backend/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { emailProblem } from '../login/credentials.ts';
import { accountFailure } from '../login/failures.ts';
import { PasswordField } from '../login/password-field.tsx';
import { useOneAtATime } from '../login/use-one-at-a-time.ts';
import { TextField } from '../parts/text-field.tsx';
import { useBackend } from '../use-backend.ts';
import { useOwnPassword } from './own-password.ts';

/** The address that accepts an invitation; what follows `#` is sent to no server. */
function linkOf({ email, token }: NewInvitation): string {
  const fields = new URLSearchParams({ email, token: token ?? '' });
  return `${window.location.origin}/admin/convite#${fields.toString()}`;
}

/** What became of an invitation: sent, or to be handed over. */
function Made({ invitation }: { readonly invitation: NewInvitation }) {
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
      <TextField
        label="Link do convite"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" onClick={() => void copy().catch(() => setIsCopied(false))}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copiado' : 'Copiar o link'}
      </Button>
    </div>
  );
}

/** What keeps an invitation from being made. */
function inviteFailure(error: unknown): string {
  if (!(error instanceof BackendError)) return accountFailure(error);
  if (error.kind === 'conflict') return 'Este email já é de quem administra o site.';
  if (error.constraint === 'admin_invitations_count')
    return 'Há convites demais em aberto. Cancele algum antes.';
  return accountFailure(error);
}

const EMPTY = { email: '', password: '' };

/** Invites somebody to administer the site, after one's own password. */
export function InviteSection({ onInvited }: { readonly onInvited: () => Promise<void> }) {
  const run = useBackend();
  const prove = useOwnPassword();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<typeof EMPTY>>({});
  const [made, setMade] = useState<NewInvitation>();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const change = (part: Partial<typeof EMPTY>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const refuse = (found: Partial<typeof EMPTY>) => {
    setProblems(found);
    (found.email === undefined ? password : email).current?.focus();
  };

  const invite = async () => {
    const wrong = await prove(typed.password);
    if (wrong !== undefined) {
      refuse({ password: wrong });
      return;
    }
    try {
      setMade(await run((client) => inviteAdmin(client, typed.email.trim())));
      setTyped(EMPTY);
      await onInvited();
    } catch (error) {
      refuse({ email: inviteFailure(error) });
    }
  };
  const { isBusy, submit } = useOneAtATime(() => {
    setMade(undefined);
    const wrongEmail = emailProblem(typed.email);
    if (wrongEmail === undefined && typed.password !== '') return invite;
    refuse(wrongEmail === undefined ? { password: 'Digite sua senha.' } : { email: wrongEmail });
    return undefined;
  });

  return (
    <section aria-labelledby="convidar" className="card p-5 sm:p-6">
      <h2 id="convidar" className="text-lg font-bold">
        Convidar
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        O convite vale por sete dias, uma vez, só para o email convidado. Quem aceita pode tudo o que você
        pode.
      </p>
      <form noValidate className="space-y-5" onSubmit={submit}>
        <TextField
          ref={email}
          label="Email de quem convidar"
          name="invited"
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          value={typed.email}
          error={problems.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <PasswordField
          ref={password}
          label="Sua senha"
          name="password"
          autoComplete="current-password"
          required
          value={typed.password}
          error={problems.password}
          help="Para ter certeza de que é você."
          onChange={(event) => change({ password: event.target.value })}
        />
        <Button type="submit" className="w-full sm:w-auto" aria-disabled={isBusy || undefined}>
          <Icon name="user-plus" />
          {isBusy ? 'Convidando...' : 'Convidar'}
        </Button>
      </form>
      {made && (
        <div className="mt-5">
          <Made key={made.id} invitation={made} />
        </div>
      )}
    </section>
  );
}
