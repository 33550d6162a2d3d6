import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, connect } from './support/client.ts';
import { PASSWORD, followMail, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer();
}, BOOT_TIMEOUT);
afterAll(() => server.close());

const signUp = (email: string, password = PASSWORD) =>
  connect(server).auth.signUp({ email, password, options: { emailRedirectTo: `${ORIGIN}/` } });

const signIn = (email: string, password = PASSWORD) =>
  connect(server).auth.signInWithPassword({ email, password });

describe('signing up', () => {
  it('creates an account without a session, and sends one mail in Portuguese', async () => {
    const { data, error } = await signUp('ana@example.com');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: 'ana@example.com', role: 'authenticated' });
    const mails = server.mails.filter(({ to }) => to === 'ana@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Confirme seu cadastro no Calculário' });
    expect(mails[0]?.html).toContain('lang="pt-BR"');
    expect(mails[0]?.link).toMatch(new RegExp(`^${ORIGIN}/auth/v1/verify\\?`));
  });

  it('creates a profile with the role user', async () => {
    const client = await newUser(server, 'bia@example.com');
    expect((await client.from('profiles').select('role').single()).data).toEqual({ role: 'user' });
  });

  it('allows sign-in only after opening the mailed link, which works once and leads back to the site', async () => {
    await signUp('caio@example.com');
    expect((await signIn('caio@example.com')).error).toMatchObject({
      status: 400,
      // Unlike the hosted service, reveal an unconfirmed address to nobody, not even with the right password.
      code: 'invalid_credentials',
    });

    const first = await followMail(server, 'caio@example.com');
    expect(first.status).toBe(303);
    expect(first.headers.get('location')).toMatch(new RegExp(`^${ORIGIN}/?#access_token=`));
    expect((await signIn('caio@example.com')).error).toBeNull();

    const second = await followMail(server, 'caio@example.com');
    expect(second.headers.get('location')).toMatch(new RegExp(`^${ORIGIN}/?#error=`));
  });

  it.each(['https://evil.example/', 'http://127.0.0.1:9999/'])('never redirects to %s', async (address) => {
    await signUp('davi@example.com');
    const link = new URL(server.mails.findLast(({ to }) => to === 'davi@example.com')?.link ?? '');
    link.searchParams.set('redirect_to', address);
    const response = await server.backend.fetch(new Request(link));
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(ORIGIN);
  });

  it('gives the same response for an address with an account, and changes nothing', async () => {
    await newUser(server, 'eva@example.com');
    const sent = server.mails.length;
    const known = await signUp('eva@example.com', 'outra-senha-comprida');
    const unknown = await signUp('nova@example.com', 'outra-senha-comprida');
    const twice = await signUp('nova@example.com', 'outra-senha-comprida');
    const shapes = [known, unknown, twice].map(({ data, error }) => ({
      error,
      user: { ...data.user, id: '', email: '', confirmation_sent_at: '', created_at: '', updated_at: '' },
    }));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[2]).toEqual(shapes[1]);
    expect(server.mails.slice(sent).map(({ to }) => to)).toEqual(['nova@example.com']);
    expect((await signIn('eva@example.com')).error).toBeNull();
  });

  it('refuses a short password the same way for a known and an unknown address', async () => {
    const answers = [await signUp('eva@example.com', '12345'), await signUp('gabi@example.com', '12345')];
    for (const { error } of answers) expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('is impossible by requesting a code', async () => {
    const { error } = await connect(server).auth.signInWithOtp({ email: 'codigo@example.com' });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const found = await server.database.rows("select 1 from auth.users where email = 'codigo@example.com'");
    expect(found).toEqual([]);
  });

  it('refuses a short password as weak', async () => {
    const { error } = await signUp('fabio@example.com', '12345');
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('refuses an invalid address', async () => {
    expect((await signUp('sem-arroba')).error).toMatchObject({ status: 400 });
  });
});

describe('signing in', () => {
  it('returns the same error for a wrong password and an unknown address', async () => {
    await newUser(server, 'gil@example.com');
    const answers = [await signIn('gil@example.com', 'errada-123'), await signIn('ninguem@example.com')];
    for (const { error } of answers) {
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  it('ignores case in the address', async () => {
    await newUser(server, 'hugo@example.com');
    expect((await signIn('Hugo@Example.com')).error).toBeNull();
  });

  it('works for the first administrator with the generated password', async () => {
    const admin = await signInAdmin(server);
    expect((await admin.from('profiles').select('role').single()).data).toEqual({ role: 'admin' });
  });
});

describe('sessions', () => {
  it('can be renewed, even by five tabs at the same moment', async () => {
    const client = await newUser(server, 'iara@example.com');
    const { data } = await client.auth.getSession();
    const refresh_token = data.session?.refresh_token ?? '';
    const tabs = await Promise.all(
      Array.from({ length: 5 }, () => connect(server).auth.refreshSession({ refresh_token })),
    );
    expect(tabs.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    const renewed = await connect(server).auth.refreshSession({
      refresh_token: tabs[4]?.data.session?.refresh_token ?? '',
    });
    expect(renewed.error).toBeNull();
  });

  it('end on sign-out', async () => {
    const client = await newUser(server, 'joao@example.com');
    const { data } = await client.auth.getSession();
    await client.auth.signOut();
    const { error } = await connect(server).auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });
});

describe('maintenance', () => {
  const count = async (from: string): Promise<number> =>
    (await server.database.rows<{ n: number }>(`select count(*)::int as n from auth.${from}`))[0]?.n ?? 0;

  it('keeps the hundred newest sessions of an account, and the newest tokens and log entries', async () => {
    const client = await newUser(server, 'lia@example.com');
    const owner = `select id from auth.users where email = 'lia@example.com'`;
    await server.database.rows(`
      insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), (${owner}), now() - n * interval '1 minute', now() from generate_series(1, 150) as n`);
    await server.database.rows(`
      insert into auth.refresh_tokens (id, token, user_id, session_id, revoked, created_at, updated_at)
      select gen_random_uuid(), 'velho' || n, user_id, id, true, now() - n * interval '1 minute', now()
      from (select * from auth.sessions where user_id = (${owner}) order by created_at desc limit 1) as newest,
        generate_series(1, 150) as n`);
    await server.database.rows(`
      insert into auth.audit_log_entries (id, ip_address, created_at)
      select gen_random_uuid(), '', now() from generate_series(1, 10050)`);
    const others = await count(`sessions where user_id <> (${owner})`);
    await server.services.tidyUp();
    expect(await count(`sessions where user_id = (${owner})`)).toBe(100);
    expect(await count(`sessions where user_id <> (${owner})`)).toBe(others);
    expect(await count(`refresh_tokens where user_id = (${owner}) and revoked`)).toBe(100);
    expect(await count('audit_log_entries')).toBe(10_000);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });
});
