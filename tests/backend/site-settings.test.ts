import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedSettings } from '../../server/settings/build-settings.ts';
import { keepSettingsFile, variablesInFolder } from '../../server/settings/settings-file.ts';
import { readSiteSettings, saveSiteSettings, SettingsChangedError } from '../../src/backend/site-settings.ts';
import { ORIGIN, connect, type Client } from './support/client.ts';
import { PASSWORD, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, isEmbedded, openServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Client;
let user: Client;
const UNTOUCHED = {
  site_name: null,
  site_description: null,
  site_url: null,
  admin_email: null,
  google_analytics: null,
  meta_keywords: null,
};

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  user = await newUser(server, 'leitor@example.com');
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() =>
  server.database.rows('update public.site_settings set site_name = null, admin_email = null'),
);

describe('the site’s settings', () => {
  it('can be saved by administrators and read by everyone', async () => {
    expect(await readSiteSettings(connect(server))).toEqual(UNTOUCHED);
    const saved = await saveSiteSettings(
      admin,
      { site_name: 'Contas', admin_email: 'ana@example.com' },
      UNTOUCHED,
    );
    const expected = { ...UNTOUCHED, site_name: 'Contas', admin_email: 'ana@example.com' };
    expect(saved).toEqual(expected);
    for (const client of [connect(server), user, admin])
      expect(await readSiteSettings(client)).toEqual(expected);
  });

  it('that somebody else has changed are not overwritten, unless to the same value', async () => {
    await saveSiteSettings(admin, { site_name: 'Dela' }, UNTOUCHED);
    const mine = { site_name: 'Minhas', admin_email: 'ana@example.com' };
    const failure = await saveSiteSettings(admin, mine, UNTOUCHED).catch((error: unknown) => error);
    const theirs = { ...UNTOUCHED, site_name: 'Dela' };
    expect(failure).toBeInstanceOf(SettingsChangedError);
    expect(failure).toMatchObject({ kind: 'conflict', current: theirs });
    expect(await readSiteSettings(admin)).toEqual(theirs);
    expect(await saveSiteSettings(admin, { ...mine, site_name: 'Dela' }, UNTOUCHED)).toMatchObject({
      site_name: 'Dela',
      admin_email: 'ana@example.com',
    });
  });

  it('are all saved if two people save at the same moment', async () => {
    await Promise.all([
      saveSiteSettings(admin, { site_name: 'Contas' }, UNTOUCHED),
      saveSiteSettings(admin, { admin_email: 'ana@example.com' }, UNTOUCHED),
    ]);
    expect(await readSiteSettings(admin)).toMatchObject({
      site_name: 'Contas',
      admin_email: 'ana@example.com',
    });
  });

  it.runIf(isEmbedded)('cannot be queried with an impossible value', async () => {
    const { error, status } = await connect(server).from('site_settings').select().filter('id', 'eq', 'x');
    expect([status, error?.code]).toEqual([400, '22P02']);
  });

  it('cannot be changed by anyone else, nor inserted or deleted by anyone', async () => {
    for (const client of [connect(server), user]) {
      await expect(saveSiteSettings(client, { site_name: 'Roubado' }, UNTOUCHED)).rejects.toMatchObject({
        name: 'BackendError',
      });
    }
    for (const client of [connect(server), user, admin]) {
      expect((await client.from('site_settings').insert({ id: true })).error).not.toBeNull();
      expect((await client.from('site_settings').delete().eq('id', true)).error).not.toBeNull();
    }
    expect(await readSiteSettings(admin)).toEqual(UNTOUCHED);
  });

  it.each([
    ['a blank name', { site_name: ' ' }],
    ['a name of two lines', { site_name: 'Contas\nfalsas' }],
    ['a javascript: address', { site_url: 'javascript:alert(1)' }],
    ['an invalid email address', { admin_email: 'ninguém' }],
    ['an analytics id with extra URL parameters', { google_analytics: 'G-1&x=//evil' }],
  ])('are refused by the database with %s', async (_what, changes) => {
    await expect(saveSiteSettings(admin, changes, UNTOUCHED)).rejects.toMatchObject({ kind: 'constraint' });
  });
});

describe('the settings file in the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'calculario-settings-'));
    return () => rmSync(folder, { recursive: true });
  });

  it('follows each change, for the next build', async () => {
    const onChange = vi.fn<() => void>();
    const backend = await keepSettingsFile(server.backend, folder, onChange);
    expect(variablesInFolder(folder)).toEqual({});
    const client = connect({ backend });
    await client.auth.signInWithPassword(server.admin);
    const changed = { site_name: 'Contas', site_url: 'https://contas.example' };
    const saved = await saveSiteSettings(client, changed, UNTOUCHED);
    expect(onChange).toHaveBeenCalledTimes(1);
    const variables = { VITE_SITE_NAME: 'Contas', VITE_SITE_URL: 'https://contas.example' };
    expect(embeddedSettings('/nowhere', { CALCULARIO_DATA: folder })).toEqual(variables);
    expect(embeddedSettings('/nowhere', { CALCULARIO_DATA: ':memory:' })).toEqual({});
    expect(
      embeddedSettings('/', { CALCULARIO_DATA: folder, VITE_SUPABASE_URL: 'https://x.example' }),
    ).toEqual({});
    await saveSiteSettings(client, { site_name: null, site_url: '' }, saved);
    expect(() => readFileSync(join(folder, 'site-settings.json'))).toThrow(/ENOENT/);
  });

  it('does not follow requests that change nothing, which anyone can send', async () => {
    const onChange = vi.fn<() => void>();
    const backend = await keepSettingsFile(server.backend, folder, onChange);
    const client = connect({ backend });
    await client.auth.signInWithPassword({ email: 'leitor@example.com', password: PASSWORD });
    const { status } = await client.from('site_settings').update({ site_name: 'Roubado' }).eq('id', true);
    expect(status).toBe(204);
    for (const method of ['HEAD', 'OPTIONS']) {
      const headers = { apikey: backend.anonKey };
      const request = new Request(`${ORIGIN}/rest/v1/site_settings`, { method, headers });
      expect((await backend.fetch(request)).ok).toBe(true);
    }
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is ignored if damaged', () => {
    writeFileSync(join(folder, 'site-settings.json'), '{"site_name":');
    expect(variablesInFolder(folder)).toEqual({});
  });
});
