/** Validates addresses that users supply. */

/**
 * Normalizes an address like browsers (WHATWG URL, basic parser): removes control characters and spaces at both ends,
 * and tabs and line breaks anywhere.
 */
function asRead(address: string): string {
  return address.replaceAll(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '');
}

/** True for a path of this site; `//host` and `/\host` lead to other sites. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** The address of a link if allowed: a path of this site, http(s) or mailto. */
export function safeLink(address: string): string | undefined {
  const read = asRead(address);
  return isOwnPath(read) || /^(?:https?:\/\/[^/?#\\]|mailto:)/i.test(read) ? read : undefined;
}

/** The address of a picture if allowed: a path of this site or https. */
export function safePicture(address: string): string | undefined {
  const read = asRead(address);
  return isOwnPath(read) || /^https:\/\/[^/?#\\]/i.test(read) ? read : undefined;
}
