/** Checks the settings of a public build, which could otherwise publish placeholders or someone else's address. */

/** A public build lacks settings; the message is for the terminal. */
export class NotForPublicError extends Error {}

const REQUIRED: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'o endereço público, como https://exemplo.com',
  VITE_LEGAL_NAME: 'quem responde pelo site: nome ou razão social, CPF ou CNPJ, cidade e estado',
  VITE_SITE_EMAIL: 'o e-mail de contato, que vai também para /.well-known/security.txt',
};

/** Names of this machine, and reserved names (RFC 6761), whose builds are trials. */
const LOCAL_OR_RESERVED =
  /^(?:\[::1\]|127\.\d+\.\d+\.\d+|(?:.*\.)?(?:localhost|example|test|invalid|example\.(?:com|net|org)))$/;

/** True if the address of the site is public. */
export function isForPublic(env: NodeJS.ProcessEnv): boolean {
  const text = env['VITE_SITE_URL']?.trim() ?? '';
  return URL.canParse(text) && !LOCAL_OR_RESERVED.test(new URL(text).hostname);
}

/**
 * Checks that a public build has all required settings.
 *
 * @param env variables of the build, including the settings saved by administrators
 * @throws NotForPublicError that lists all missing settings
 */
export function requireForPublic(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(REQUIRED).filter(([name]) => {
    const value = env[name]?.trim() ?? '';
    return value === '' || /[[\]]/.test(value);
  });
  if (missing.length === 0) return;
  const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
  throw new NotForPublicError(`Para publicar o site falta dizer:\n${lines.join('\n')}\nVeja .env.example.`);
}
