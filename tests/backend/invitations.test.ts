/** Invitations of administrators: permissions, outcomes, and attempts to circumvent them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInvitationOpen } from '../../src/backend/admins.ts';
import { connect, type Client } from './support/client.ts';
import { age, invite, roleOf, signUpWith } from './support/invitations.ts';
import { PASSWORD, followMail, newUser, signInAdmin, signInAs } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, snapshot } from './support/stage.ts';

let server: TestServer;
let admin: Client;
let user: Client;

beforeAll(async () => {
  server = await openServer(undefined, { signUp: 'closed', answerStepMs: 0 });
  admin = await signInAdmin(server);
  await signUpWith(server, 'ana@example.com', await invite(admin, 'ana@example.com'));
  await server.database.run(`update public.profiles set role = 'user'
    where id = (select id from auth.users where email = 'ana@example.com')`);
  user = await signInAs(server, 'ana@example.com');
}, BOOT_TIMEOUT);
afterAll(() => server.close());

const expire = (email: string) =>
  server.database.rows('update public.admin_invitations set expires_at = now() where email = $1', [email]);

describe('an invitation', () => {
  it('lets one person sign up as an administrator, even if sign-up is closed, without another mail', async () => {
    const sent = server.mails.length;
    const token = await invite(admin, ' Bia@Example.com ');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    const { error } = await signUpWith(server, 'bia@example.com', token);
    expect(error).toBeNull();
    const bia = await signInAs(server, 'bia@example.com');
    expect((await bia.from('profiles').select('role').single()).data).toEqual({ role: 'admin' });
    expect((await bia.from('blog_posts').insert(article({ slug: 'de-bia' }))).error).toBeNull();
    expect(server.mails).toHaveLength(sent);
    expect((await bia.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('invitation');
    const left = await server.database.rows(
      "select 1 from public.admin_invitations where email = 'bia@example.com'",
    );
    expect(left).toEqual([]);
  });

  it('is stored only as a hash', async () => {
    const token = await invite(admin, 'hash@example.com');
    const { data } = await admin.from('admin_invitations').select().eq('email', 'hash@example.com');
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('works only once', async () => {
    const token = await invite(admin, 'caio@example.com');
    expect((await signUpWith(server, 'caio@example.com', token)).error).toBeNull();
    for (const email of ['caio@example.com', 'cao@example.com']) {
      expect((await signUpWith(server, email, token)).error).toMatchObject({ code: 'invitation_invalid' });
    }
    const accepted = await user.rpc('accept_invitation', { token });
    expect(accepted.error?.message).toContain('invitation_invalid');
  });

  it('is valid only for its address', async () => {
    const token = await invite(admin, 'davi@example.com');
    const before = await snapshot(server);
    const { error } = await signUpWith(server, 'outro@example.com', token);
    expect(error).toMatchObject({ status: 403, code: 'invitation_invalid' });
    expect((await user.rpc('accept_invitation', { token })).error?.code).toBe('42501');
    expect(await snapshot(server)).toBe(before);
  });

  it('shows anyone with its link whether it is still valid', async () => {
    const anon = connect(server);
    const token = await invite(admin, 'dora@example.com');
    expect(await isInvitationOpen(anon, token)).toBe(true);
    expect(await isInvitationOpen(anon, '0'.repeat(64))).toBe(false);
    expect((await signUpWith(server, 'dora@example.com', token)).error).toBeNull();
    expect(await isInvitationOpen(anon, token)).toBe(false);
  });

  it('expires after a week', async () => {
    const token = await invite(admin, 'eva@example.com');
    const { data } = await admin.from('admin_invitations').select().eq('email', 'eva@example.com').single();
    const days = (Date.parse(data?.expires_at ?? '') - Date.parse(data?.created_at ?? '')) / 86_400_000;
    expect(days).toBe(7);
    await expire('eva@example.com');
    expect((await signUpWith(server, 'eva@example.com', token)).error).toMatchObject({
      code: 'invitation_invalid',
    });
    expect(await roleOf(server, 'eva@example.com')).toBeUndefined();
  });

  it('is replaced by the next invitation for the same address', async () => {
    const [first, second] = [
      await invite(admin, 'fabi@example.com'),
      await invite(admin, 'fabi@example.com'),
    ];
    expect((await signUpWith(server, 'fabi@example.com', first)).error).not.toBeNull();
    expect((await signUpWith(server, 'fabi@example.com', second)).error).toBeNull();
    expect(await roleOf(server, 'fabi@example.com')).toBe('admin');
  });

  it('can be revoked', async () => {
    const token = await invite(admin, 'gil@example.com');
    const revoked = await admin.from('admin_invitations').delete().eq('email', 'gil@example.com').select();
    expect(revoked.data).toHaveLength(1);
    expect((await signUpWith(server, 'gil@example.com', token)).error).toMatchObject({
      code: 'invitation_invalid',
    });
  });

  it('makes an existing account an administrator when its owner accepts', async () => {
    const token = await invite(admin, 'ana@example.com');
    // An address with an account must look like any other to strangers.
    expect((await signUpWith(server, 'ana@example.com', token, 'outra-senha')).error).toBeNull();
    expect(await roleOf(server, 'ana@example.com')).toBe('user');
    expect((await user.rpc('accept_invitation', { token })).error).toBeNull();
    expect(await roleOf(server, 'ana@example.com')).toBe('admin');
    await server.database.run(`update public.profiles set role = 'user'
      where id = (select id from auth.users where email = 'ana@example.com')`);
  });

  it('is not used up by a weak password', async () => {
    const token = await invite(admin, 'hugo@example.com');
    expect((await signUpWith(server, 'hugo@example.com', token, '12345')).error).toMatchObject({
      code: 'weak_password',
    });
    expect((await signUpWith(server, 'hugo@example.com', token)).error).toBeNull();
  });
});

describe('nobody can be invited', () => {
  const attempts = {
    'by a visitor': () => connect(server),
    'by an account that is not an administrator': () => user,
  };
  it.each(Object.entries(attempts))(
    '%s, who cannot see or revoke invitations either',
    async (_who, client) => {
      await invite(admin, 'iara@example.com');
      const before = await snapshot(server);
      const { error } = await client().rpc('invite_admin', { address: 'eu@example.com' });
      expect(error?.code).toBe('42501');
      expect((await client().from('admin_invitations').select()).data ?? []).toEqual([]);
      expect(
        (await client().from('admin_invitations').delete().neq('email', '').select()).data ?? [],
      ).toEqual([]);
      expect((await client().rpc('list_admins')).data ?? []).toEqual([]);
      expect((await client().rpc('accept_invitation', { token: 'nada' })).error?.code).toBe('42501');
      expect(await snapshot(server)).toBe(before);
    },
  );

  it('by writing to the table, not even by administrators', async () => {
    const before = await snapshot(server);
    const row = { email: 'eu@example.com', token_hash: 'x' };
    expect((await admin.from('admin_invitations').insert(row)).error?.code).toBe('42501');
    const changed = await admin.from('admin_invitations').update(row).neq('email', '');
    expect(changed.error?.code).toBe('42501');
    expect(await snapshot(server)).toBe(before);
  });

  it('in a session that was opened an hour ago', async () => {
    await age(server, server.admin.email);
    const { error } = await admin.rpc('invite_admin', { address: 'joao@example.com' });
    expect(error?.message).toContain('reauthentication_needed');
    admin = await signInAdmin(server);
    await invite(admin, 'joao@example.com');
  });

  it('by a GET request', async () => {
    const before = await snapshot(server);
    const read = await admin.rpc('invite_admin', { address: 'lido@example.com' }, { get: true });
    expect(read.error).not.toBeNull();
    expect(await snapshot(server)).toBe(before);
  });

  it('who is already an administrator, or at an invalid address', async () => {
    const known = await admin.rpc('invite_admin', { address: server.admin.email.toUpperCase() });
    expect(known.error?.code).toBe('23505');
    expect((await admin.rpc('invite_admin', { address: 'nada' })).error?.code).toBe('23514');
  });

  it('beyond fifty open invitations', async () => {
    await server.database.run(`insert into public.admin_invitations (email, token_hash, invited_by)
      select n || '@example.net', n::text, (select id from public.profiles where role = 'admin' limit 1)
      from generate_series(1, 50) n`);
    const { error } = await admin.rpc('invite_admin', { address: 'demais@example.com' });
    expect(error?.message).toContain('admin_invitations_count');
    await server.database.run("delete from public.admin_invitations where email like '%@example.net'");
  });
});

describe('an open sign-up', () => {
  let open: TestServer;
  beforeAll(async () => {
    open = await openServer(undefined, { answerStepMs: 0 }, true);
  }, BOOT_TIMEOUT);
  afterAll(() => open.close());

  const mailedToken = (): string => {
    const link = new URL(open.mails.findLast(({ subject }) => subject.startsWith('Convite'))?.link ?? '');
    return new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
  };

  it('mails the invitation, if possible, and hides its token from the inviting administrator', async () => {
    const inviter = await signInAdmin(open);
    const { data } = await inviter.rpc('invite_admin', { address: 'lia@example.com' });
    expect(data).toMatchObject([{ email: 'lia@example.com', token: null }]);
    const [mail] = open.mails;
    expect(open.mails).toHaveLength(1);
    expect(mail).toMatchObject({ to: 'lia@example.com', subject: 'Convite para administrar o Calculário' });
    const link = new URL(mail?.link ?? '');
    expect(link.pathname).toBe('/admin/convite');
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? '';
    expect((await signUpWith(open, 'lia@example.com', token)).error).toBeNull();
    expect(await roleOf(open, 'lia@example.com')).toBe('admin');
  });

  it('without an invitation never creates an administrator, even if the request asks for the role', async () => {
    await newUser(open, 'mia@example.com', { role: 'admin', invitation: null });
    expect(await roleOf(open, 'mia@example.com')).toBe('user');
    expect((await signUpWith(open, 'nina@example.com', 'nada')).error).toMatchObject({
      code: 'invitation_invalid',
    });
    expect(await roleOf(open, 'nina@example.com')).toBeUndefined();
  });

  it('that a stranger began with the invited address neither blocks the invitation nor gives rights', async () => {
    const inviter = await signInAdmin(open);
    const squatter = connect(open);
    const squatted = { email: 'olga@example.com', password: 'do-estranho' };
    await squatter.auth.signUp(squatted);
    await inviter.rpc('invite_admin', { address: squatted.email });
    const token = mailedToken();
    expect((await squatter.rpc('accept_invitation', { token })).error?.code).toBe('42501');
    expect((await signUpWith(open, squatted.email, token)).error).toBeNull();
    expect((await squatter.auth.signInWithPassword(squatted)).error?.code).toBe('invalid_credentials');
    await signInAs(open, squatted.email);
    expect(await roleOf(open, squatted.email)).toBe('admin');
  });

  it('leaves the role of an account that confirmed the invited address to its owner', async () => {
    const inviter = await signInAdmin(open);
    const owner = await newUser(open, 'rui@example.com');
    await inviter.rpc('invite_admin', { address: 'rui@example.com' });
    const token = mailedToken();
    await signUpWith(open, 'rui@example.com', token, 'outra-senha');
    expect(await roleOf(open, 'rui@example.com')).toBe('user');
    expect((await owner.rpc('accept_invitation', { token })).error).toBeNull();
    expect(await roleOf(open, 'rui@example.com')).toBe('admin');
  });

  it('in the database alone grants the role only once the address is confirmed', async () => {
    await open.database.run(`
      insert into public.admin_invitations (email, token_hash, invited_by)
      values ('pia@example.com', private.hash_of('segredo'), (select id from public.profiles where role = 'admin' limit 1));
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), 'pia@example.com', '{"invitation": "segredo"}')`);
    expect(await roleOf(open, 'pia@example.com')).toBe('user');
    await open.database.run(
      "update auth.users set email_confirmed_at = now() where email = 'pia@example.com'",
    );
    expect(await roleOf(open, 'pia@example.com')).toBe('admin');
  });
});

describe('the check of a hosted project before it creates an account', () => {
  const ask = async (email: string, invitation?: string) => {
    const event = { user: { email, user_metadata: { invitation } } };
    const [answer] = await server.database.rows<{ answer: { error?: { http_code: number } } }>(
      'select private.only_invited($1::text::jsonb) as answer',
      [JSON.stringify(event)],
    );
    return answer?.answer.error?.http_code;
  };

  it('accepts only an address with a valid invitation', async () => {
    const token = await invite(admin, 'rui@example.com');
    expect(await ask('Rui@example.com', token)).toBeUndefined();
    expect(await ask('outra@example.com', token)).toBe(403);
    expect(await ask('rui@example.com')).toBe(403);
    await expire('rui@example.com');
    expect(await ask('rui@example.com', token)).toBe(403);
  });
});

it('a closed sign-up sends no mail to people without an invitation', async () => {
  const { error } = await connect(server).auth.signUp({ email: 'sem@example.com', password: PASSWORD });
  expect(error).toMatchObject({ code: 'signup_disabled' });
  await expect(followMail(server, 'sem@example.com')).rejects.toThrow('No mail');
});
