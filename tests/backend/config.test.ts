import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '../../server/backend/gateway/rate-limit.ts';
import { CONFIRMATION_MAIL } from '../../server/backend/mail.ts';

/**
 * The settings of `config.toml` by their full names, such as `auth.jwt_expiry`; the file has one line per
 * setting.
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
    'auth.email.template.confirmation.subject': CONFIRMATION_MAIL.subject,
    'auth.rate_limit.sign_in_sign_ups': DEFAULT_RATE_LIMITS.failedSignIn.count,
    'auth.rate_limit.token_refresh': DEFAULT_RATE_LIMITS.refresh.count,
    'storage.file_size_limit': '5MiB',
  });
  expect(CONFIRMATION_MAIL.content_path).toMatch(/supabase\/templates\/confirmation\.html$/);
  expect(existsSync(String(settings['auth.email.template.confirmation.content_path']))).toBe(true);
});
