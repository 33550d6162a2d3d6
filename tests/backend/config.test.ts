import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '../../server/backend/gateway/rate-limit.ts';
import { LINK_LIFETIME_S, SUBJECTS } from '../../server/backend/mail.ts';

/**
 * Reads the settings of `config.toml`, which has one line per setting, by their full names, such as
 * `auth.jwt_expiry`.
 */
function readSettings(): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  let section = '';
  for (const line of readFileSync('supabase/config.toml', 'utf8').split('\n')) {
    const [, header] = /^\[(.+)\]$/.exec(line) ?? [];
    if (header !== undefined) section = `${header}.`;
    const [, name, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) settings[section + name] = JSON.parse(value);
  }
  return settings;
}

it('the hosted project is configured like the embedded backend', () => {
  const settings = readSettings();
  expect(settings).toMatchObject({
    'api.schemas': ['public'],
    'auth.minimum_password_length': 6,
    'auth.email.enable_confirmations': true,
    'auth.email.otp_expiry': LINK_LIFETIME_S,
    'auth.email.otp_length': 10,
    'auth.rate_limit.sign_in_sign_ups': DEFAULT_RATE_LIMITS.failedSignIn.count,
    'auth.rate_limit.token_refresh': DEFAULT_RATE_LIMITS.refresh.count,
    'auth.rate_limit.token_verifications': DEFAULT_RATE_LIMITS.verify.count,
    'storage.file_size_limit': '5MiB',
  });
});

describe('the mails', () => {
  const names = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

  it('have one template each', () => {
    expect(readdirSync('supabase/templates').sort()).toEqual(names.map((name) => `${name}.html`).sort());
  });

  // Skip the invitation of administrators: a hosted project does not mail it, but shows its link to the inviter.
  it.each(names.filter((name) => name !== 'admin_invitation'))(
    '%s is the same in a hosted project',
    (name) => {
      const section = name === 'password_changed' ? 'auth.email.notification' : 'auth.email.template';
      const settings = readSettings();
      expect(settings[`${section}.${name}.subject`]).toBe(SUBJECTS[name]);
      expect(settings[`${section}.${name}.content_path`]).toBe(`./supabase/templates/${name}.html`);
    },
  );

  it.each(names)('%s is in Portuguese, and has a heading', (name) => {
    const html = readFileSync(`supabase/templates/${name}.html`, 'utf8');
    expect(html).toContain('<html lang="pt-BR">');
    expect(html).toMatch(/<h1>[^<{]+<\/h1>/);
  });
});
