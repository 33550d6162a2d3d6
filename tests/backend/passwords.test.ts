/** Recovers and changes passwords; the sessions and links of the old password end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, connect } from './support/client.ts';
import { age } from './support/invitations.ts';
import { PASSWORD, newUser, signInAs } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { encode } from './support/token.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer();
}, BOOT_TIMEOUT);
afterAll(() => server.close());

const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

/** Requests a recovery and returns the mailed token. */
async function recover(email: string): Promise<string> {
  const { error } = await connect(server).auth.resetPasswordForEmail(email);
  if (error) throw error;
  const link = new URL(mailsTo(email).at(-1)?.link ?? '');
  expect(link.origin + link.pathname).toBe(`${ORIGIN}/admin/nova-senha`);
  const fields = new URLSearchParams(link.hash.slice(1));
  expect(fields.get('type')).toBe('recovery');
  return fields.get('token') ?? '';
}

const verify = (token_hash: string) => connect(server).auth.verifyOtp({ token_hash, type: 'recovery' });

describe('recovering a password', () => {
  it('sends one mail in Portuguese, and only to addresses with an account', async () => {
    await newUser(server, 'ana@example.com');
    await recover('ana@example.com');
    expect(mailsTo('ana@example.com').at(-1)).toMatchObject({
      subject: 'Escolha uma nova senha no Calculário',
    });
    const unknown = await connect(server).auth.resetPasswordForEmail('ninguem@example.com');
    expect(unknown).toEqual({ data: {}, error: null });
    expect(mailsTo('ninguem@example.com')).toEqual([]);
  });

  it('sets the new password, ends every other session, and notifies the owner', async () => {
    const before = await newUser(server, 'bia@example.com');
    const { data: old } = await before.auth.getSession();
    const client = connect(server);
    const token_hash = await recover('bia@example.com');
    expect((await client.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'a-senha-nova' })).error).toBeNull();

    expect(
      (await connect(server).auth.signInWithPassword({ email: 'bia@example.com', password: PASSWORD })).error,
    ).not.toBeNull();
    await signInAs(server, 'bia@example.com', 'a-senha-nova');
    const refresh_token = old.session?.refresh_token ?? '';
    expect((await connect(server).auth.refreshSession({ refresh_token })).error).not.toBeNull();
    expect((await before.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
    expect(mailsTo('bia@example.com').at(-1)).toMatchObject({
      subject: 'Sua senha no Calculário foi mudada',
    });
  });

  it('works only once', async () => {
    await newUser(server, 'caio@example.com');
    const token = await recover('caio@example.com');
    expect((await verify(token)).error).toBeNull();
    expect((await verify(token)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('works only for an hour', async () => {
    await newUser(server, 'davi@example.com');
    const token = await recover('davi@example.com');
    await server.database.rows(
      "update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = 'davi@example.com'",
    );
    expect((await verify(token)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('accepts every link of the last hour, until one is used', async () => {
    await newUser(server, 'eva@example.com');
    const links = [
      await recover('eva@example.com'),
      await recover('eva@example.com'),
      await recover('eva@example.com'),
    ];
    const [first = '', second = '', third = ''] = links;
    expect((await verify(second)).error).toBeNull();
    for (const link of links) expect((await verify(link)).error).toMatchObject({ code: 'otp_expired' });
    // A later mail must not make the old links valid again.
    const later = await recover('eva@example.com');
    for (const link of [first, second, third]) expect((await verify(link)).error).not.toBeNull();
    expect((await verify(later)).error).toBeNull();
  });

  it('expires each link after its own hour', async () => {
    await newUser(server, 'nina@example.com');
    const [first, second] = [await recover('nina@example.com'), await recover('nina@example.com')];
    await server.database.rows(
      "update private.recovery_links set sent_at = now() - interval '61 minutes' where token = $1",
      [first],
    );
    expect((await verify(first)).error).not.toBeNull();
    expect((await verify(second)).error).toBeNull();
  });

  it('accepts no earlier link after a password change', async () => {
    const client = await newUser(server, 'otto@example.com');
    const first = await recover('otto@example.com');
    await recover('otto@example.com');
    expect((await client.auth.updateUser({ password: 'a-senha-nova' })).error).toBeNull();
    expect((await verify(first)).error).not.toBeNull();
  });
});

describe('changing a password', () => {
  it('ends the other sessions, keeps this one, and notifies the owner', async () => {
    const here = await newUser(server, 'gil@example.com');
    const there = await signInAs(server, 'gil@example.com');
    expect((await here.auth.updateUser({ password: 'outra-senha' })).error).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect((await there.auth.getUser()).error).not.toBeNull();
    const mail = mailsTo('gil@example.com').at(-1);
    expect(mail?.subject).toBe('Sua senha no Calculário foi mudada');
    expect(mail?.html).toContain('gil@example.com');
  });

  it('requires a sign-in within the last ten minutes', async () => {
    const client = await newUser(server, 'hugo@example.com');
    await age(server, 'hugo@example.com');
    const { error } = await client.auth.updateUser({ password: 'outra-senha' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    await signInAs(server, 'hugo@example.com');
  });

  it('requires it for every spelling of the address', async () => {
    const client = await newUser(server, 'rita@example.com');
    const { data } = await client.auth.getSession();
    await age(server, 'rita@example.com');
    const send = async (path: string, body: string) => {
      const headers = {
        apikey: server.backend.anonKey,
        'content-type': 'application/json',
        authorization: `Bearer ${data.session?.access_token}`,
      };
      return server.backend.fetch(new Request(`${ORIGIN}${path}`, { method: 'PUT', headers, body }));
    };
    for (const path of ['/auth/v1/user', '/auth/v1/%75ser', '/auth/v1//user']) {
      for (const password of ['"outra-senha"', '["o","u","t","r","a","s"]', 'null']) {
        expect((await send(path, `{"password":${password}}`)).status).toBe(400);
      }
    }
    await signInAs(server, 'rita@example.com');
  });

  it('refuses a weak password, and ends no session', async () => {
    const here = await newUser(server, 'iara@example.com');
    const there = await signInAs(server, 'iara@example.com');
    expect((await here.auth.updateUser({ password: '12345' })).error).toMatchObject({
      code: 'weak_password',
    });
    expect((await there.auth.getUser()).error).toBeNull();
    expect(mailsTo('iara@example.com')).toHaveLength(1);
  });

  it('is refused without a session', async () => {
    const headers = { apikey: server.backend.anonKey, 'content-type': 'application/json' };
    const forged = (session_id: string) => `Bearer x.${encode({ session_id })}.x`;
    const named = ['00000000-0000-4000-8000-000000000000', '-'.repeat(36)].map(forged);
    for (const authorization of ['', 'Bearer x', ...named]) {
      const response = await server.backend.fetch(
        new Request(`${ORIGIN}/auth/v1/user`, {
          method: 'PUT',
          headers: { ...headers, authorization },
          body: '{"password":"outra-senha"}',
        }),
      );
      expect([400, 401, 403]).toContain(response.status);
    }
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the account, and no others', async () => {
    const here = await newUser(server, 'joao@example.com');
    const there = await signInAs(server, 'joao@example.com');
    const somebody = await newUser(server, 'lia@example.com');
    expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull();
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await somebody.auth.getUser()).error).toBeNull();
  });
});

it('the mail with a confirmation code is in Portuguese', async () => {
  const client = await newUser(server, 'mia@example.com');
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const mail = mailsTo('mia@example.com').at(-1);
  expect(mail?.subject).toBe('Seu código para continuar no Calculário');
  expect(mail?.html).toMatch(/<strong>\d{10}<\/strong>/);
});
