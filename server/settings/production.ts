/** What a build for the public must be told: without it, it would publish somebody else's address or a blank to fill in. */

/** A build for the public lacks something; its message is for the terminal. */
export class NotForPublicError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const NEEDED: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'o endereço público, como https://exemplo.com',
  VITE_LEGAL_NAME: 'quem responde pelo site: nome ou razão social, CPF ou CNPJ, cidade e estado',
  VITE_SITE_EMAIL: 'o e-mail de contato, que vai também para /.well-known/security.txt',
};

const ON_THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isPublic(address: string | undefined): boolean {
  const text = address?.trim() ?? '';
  return URL.canParse(text) && !ON_THIS_MACHINE.test(new URL(text).hostname);
}

/** Whether a build is for the public: it has an address, or a hosted backend, that is not of this machine. */
export function isForPublic(env: Environment): boolean {
  return isPublic(env['VITE_SITE_URL']) || isPublic(env['VITE_SUPABASE_URL']);
}

/**
 * Refuses to build for the public what is not fit for it.
 *
 * @param env variables of the build, with the settings that administrators have saved
 * @throws NotForPublicError that names all that is missing
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
