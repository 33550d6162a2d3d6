/**
 * Reads the origin of the public site, for the links in mails, from `CALCULARIO_ORIGIN`; undefined if not set.
 *
 * @throws Error if it is not the origin of an http(s) address
 */
export function publicOrigin(env: NodeJS.ProcessEnv): string | undefined {
  const text = env['CALCULARIO_ORIGIN']?.trim().replace(/\/$/, '');
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) return url.origin;
  throw new Error(
    `CALCULARIO_ORIGIN: "${text}" não é um endereço como https://exemplo.com, sem nada depois.`,
  );
}
