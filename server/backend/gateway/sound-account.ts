/** What a request about accounts must say of somebody: the service answers some of it with 500, and takes the rest. */

/** Fields that are texts, wherever they are given. */
const TEXTS = ['email', 'password', 'token', 'token_hash', 'refresh_token', 'type', 'nonce'] as const;

/** Longest e-mail address, in characters, that the service stores. */
const LONGEST_EMAIL = 255;
/** What no address holds, and what a terminal would obey that prints one. */
const CONTROLS = /\p{Cc}/u;

/**
 * What is wrong with the fields of a body: `text` for a field that should be one, `email` for an address that nobody
 * can have.
 */
export function faultOfAccount(body: Readonly<Record<string, unknown>>): 'text' | 'email' | undefined {
  if (TEXTS.some((name) => name in body && typeof body[name] !== 'string')) return 'text';
  const { email } = body;
  if (typeof email !== 'string') return undefined;
  return email.length > LONGEST_EMAIL || CONTROLS.test(email) ? 'email' : undefined;
}
