/** Settings that a public build requires; without them it would publish a placeholder or someone else's address. */

/** A public build lacks something; its message is for the terminal. */
export class NotForPublicError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const NEEDED: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'o endereço público, como https://exemplo.com',
  VITE_LEGAL_NAME: 'quem responde pelo site: nome ou razão social, CPF ou CNPJ, cidade e estado',
  VITE_SITE_EMAIL: 'o e-mail de contato, que vai também para /.well-known/security.txt',
};

/** This machine, and names that nobody can own (RFC 6761); a build for them is a trial. */
const NOBODYS =
  /^(?:\[::1\]|127\.\d+\.\d+\.\d+|(?:.*\.)?(?:localhost|example|test|invalid|example\.(?:com|net|org)))$/;

/** True for a public build: its address is reachable by others. */
export function isForPublic(env: Environment): boolean {
  const text = env['VITE_SITE_URL']?.trim() ?? '';
  return URL.canParse(text) && !NOBODYS.test(new URL(text).hostname);
}

/**
 * Refuses a public build with missing settings.
 *
 * @param env variables of the build, including the settings saved by administrators
 * @throws NotForPublicError that lists everything missing
 */
export function requireForPublic(env: Environment): void {
  const missing = Object.entries(NEEDED).filter(([name]) => {
    const value = env[name]?.trim() ?? '';
    return value === '' || /[[\]]/.test(value);
  });
  if (missing.length === 0) return;
  const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
  throw new NotForPublicError(`Para publicar o site falta dizer:\n${lines.join('\n')}\nVeja .env.example.`);
}
