/** Feedback: anyone can write it, within limits, and only administrators can read it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeFeedback,
  countFeedback,
  deleteFeedback,
  deleteFeedbackGroup,
  listFeedback,
} from '../../src/backend/feedback.ts';
import type { Insert } from '../../src/backend/row-types.ts';
import { connect, type Client } from './support/client.ts';
import { newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Client;
let user: Client;
let visitor: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  user = await newUser(server, 'leitor@example.com');
  visitor = connect(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.rows('delete from public.feedback'));

const feedbackWith = (changes: Partial<Insert<'feedback'>> = {}): Insert<'feedback'> => ({
  calculator: 'trabalhista/inss',
  kind: 'error',
  message: 'A alíquota está errada',
  ...changes,
});
const storedRows = () => server.database.rows<{ message: string }>('select message from public.feedback');
const open = async () => (await listFeedback(admin, { isClosed: false })).rows;

describe('a message about a result', () => {
  it('can be written by anyone and read by administrators', async () => {
    const inputs = '#salarioBruto=3000';
    expect(
      (await visitor.from('feedback').insert(feedbackWith({ email: 'ana@example.com', inputs }))).error,
    ).toBeNull();
    expect((await user.from('feedback').insert(feedbackWith({ kind: 'unhelpful' }))).error).toBeNull();
    const rows = await open();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['error', 'unhelpful']);
    expect(rows.find(({ kind }) => kind === 'error')).toMatchObject({ email: 'ana@example.com', inputs });
  });

  it('cannot be read, changed or deleted by others', async () => {
    await visitor.from('feedback').insert(feedbackWith());
    for (const client of [visitor, user]) {
      expect((await client.from('feedback').select()).data ?? []).toEqual([]);
      await client.from('feedback').update({ closed_at: new Date().toISOString() }).neq('message', '');
      await client.from('feedback').delete().neq('message', '');
      expect((await client.rpc('feedback_counts')).data ?? []).toEqual([]);
    }
    expect(await open()).toMatchObject([{ message: 'A alíquota está errada', closed_at: null }]);
  });

  it('cannot be rewritten, not even by administrators', async () => {
    await visitor.from('feedback').insert(feedbackWith());
    const { error } = await admin.from('feedback').update({ message: 'Tudo certo' }).neq('message', '');
    expect(error?.code).toBe('42501');
    expect(await storedRows()).toEqual([{ message: 'A alíquota está errada' }]);
  });

  it.each([
    ['its time', { created_at: '2020-01-01T00:00:00Z' }],
    ['its state', { closed_at: '2020-01-01T00:00:00Z' }],
    ['its id', { id: '00000000-0000-4000-8000-000000000001' }],
  ] as const)('cannot set %s', async (_, changes) => {
    expect((await visitor.from('feedback').insert(feedbackWith(changes))).error).not.toBeNull();
    expect(await storedRows()).toEqual([]);
  });

  it.each([
    ['an invalid calculator', { calculator: '../admin' }],
    ['a javascript: address as calculator', { calculator: 'javascript:alert(1)/x' }],
    ['too long', { message: 'a'.repeat(2001) }],
    ['an error without a description', { message: ' \n' }],
    ['an invalid email address', { email: 'ana' }],
    ['inputs that link to another site', { inputs: '//mal.example' }],
    ['too many inputs', { inputs: `#${'a'.repeat(4000)}` }],
    ['an unknown kind', { kind: 'x' as 'error' }],
  ] as const)('is refused: %s', async (_, changes) => {
    expect((await visitor.from('feedback').insert(feedbackWith(changes))).error).not.toBeNull();
    expect(await storedRows()).toEqual([]);
  });

  it('must be a single record', async () => {
    expect((await visitor.from('feedback').insert([feedbackWith(), feedbackWith()])).status).toBe(400);
    expect(await storedRows()).toEqual([]);
  });

  it('is limited per hour for all senders together, and accepted again afterwards', async () => {
    await server.database.rows(`alter table public.feedback disable trigger user`);
    await server.database.rows(`
      insert into public.feedback (calculator, kind, created_at)
      select 'trabalhista/inss', 'helpful', now() from generate_series(1, 500)`);
    await server.database.rows(`alter table public.feedback enable trigger user`);
    const { error, status } = await visitor.from('feedback').insert(feedbackWith());
    expect([status, error?.message]).toEqual([429, 'feedback_full']);
    await server.database.rows(`update public.feedback set created_at = now() - interval '61 minutes'`);
    expect((await visitor.from('feedback').insert(feedbackWith())).error).toBeNull();
  });
});

describe('administrators', () => {
  it('close, reopen and delete messages', async () => {
    await visitor.from('feedback').insert(feedbackWith());
    const [{ id } = { id: '' }] = await open();
    await closeFeedback(admin, id, true);
    expect(await open()).toEqual([]);
    expect((await listFeedback(admin, { isClosed: true })).rows).toHaveLength(1);
    await closeFeedback(admin, id, false);
    expect(await open()).toHaveLength(1);
    await deleteFeedback(admin, [id]);
    expect(await storedRows()).toEqual([]);
  });

  it('delete many messages at once, and all of a group except later ones', async () => {
    await server.database.rows('alter table public.feedback disable trigger user');
    await server.database.rows(`
      insert into public.feedback (calculator, kind, message, created_at, closed_at)
      select 'trabalhista/inss', 'error', 'm' || n, timestamptz '2026-11-25' + n * interval '1 minute',
        case when n > 60 then now() end
      from generate_series(1, 70) as n`);
    await server.database.rows('alter table public.feedback enable trigger user');
    await visitor.from('feedback').insert(feedbackWith({ kind: 'helpful', message: '' }));
    const rows = await open();
    await deleteFeedback(
      admin,
      rows.map(({ id }) => id),
    );
    expect((await open()).map(({ message }) => message)).toEqual([
      'm10',
      'm9',
      'm8',
      'm7',
      'm6',
      'm5',
      'm4',
      'm3',
      'm2',
      'm1',
    ]);
    const fifth = (await open()).find(({ message }) => message === 'm5')?.created_at ?? '';
    await deleteFeedbackGroup(admin, 'open', fifth);
    expect(await open()).toHaveLength(5);
    expect(await storedRows()).toHaveLength(16);
    const now = new Date().toISOString();
    await deleteFeedbackGroup(user, 'closed', now);
    expect(await storedRows()).toHaveLength(16);
    await deleteFeedbackGroup(admin, 'closed', now);
    await deleteFeedbackGroup(admin, 'votes', now);
    expect(await storedRows()).toHaveLength(5);
  });

  it('read every message once, although others arrive and leave between two pages', async () => {
    await server.database.rows('alter table public.feedback disable trigger user');
    await server.database.rows(`
      insert into public.feedback (calculator, kind, message, created_at)
      select 'trabalhista/inss', 'error', 'm' || n, timestamptz '2026-11-25' + n * interval '1 microsecond'
      from generate_series(1, 52) as n`);
    await server.database.rows('alter table public.feedback enable trigger user');
    const first = await open();
    await visitor.from('feedback').insert(feedbackWith());
    await deleteFeedback(
      admin,
      first.slice(0, 2).map(({ id }) => id),
    );
    const before = first.at(-1)?.created_at;
    const { rows, hasMore } = await listFeedback(admin, { isClosed: false, before });
    expect({ last: first.at(-1)?.message, rows: rows.map(({ message }) => message), hasMore }).toEqual({
      last: 'm3',
      rows: ['m2', 'm1'],
      hasMore: false,
    });
  });

  it('see the counts of helpful and unhelpful results', async () => {
    for (const kind of ['helpful', 'helpful', 'unhelpful'] as const) {
      await visitor.from('feedback').insert(feedbackWith({ kind, message: '' }));
    }
    await visitor
      .from('feedback')
      .insert(feedbackWith({ calculator: 'saude/imc', kind: 'unhelpful', message: '' }));
    await visitor.from('feedback').insert(feedbackWith());
    expect(await countFeedback(admin)).toEqual([
      { calculator: 'trabalhista/inss', helpful: 2, unhelpful: 1 },
      { calculator: 'saude/imc', helpful: 0, unhelpful: 1 },
    ]);
    // Votes without a text must not be in the list.
    expect(await open()).toHaveLength(1);
  });
});
