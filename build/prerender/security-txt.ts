/** Path in the built site (RFC 9116). */
export const SECURITY_FILE = '.well-known/security.txt';

const DAY_MS = 86_400_000;
/** Validity of the file; RFC 9116 recommends less than a year, and sites are built more often than that. */
const VALID_DAYS = 360;

/**
 * Generates the file with the contact address for security reports; undefined without an address, because one that
 * nobody reads would be worse.
 *
 * @param today date of the build, at which the validity starts
 */
export function securityTxt(
  site: { origin: string; email?: string | undefined },
  today: Date,
): string | undefined {
  if (site.email === undefined) return undefined;
  const expires = new Date(today.getTime() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: pt-BR, en',
    `Canonical: ${site.origin}/${SECURITY_FILE}`,
    '',
  ].join('\n');
}
