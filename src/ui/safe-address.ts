/** Validation of user-supplied addresses. */

/**
 * An address normalized like in browsers (WHATWG URL, basic parser): without leading and trailing control
 * characters and spaces, and without tabs and line breaks.
 */
function asRead(address: string): string {
  return address.replaceAll(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '');
}

/** Matches paths of this site; `//host` and `/\host` lead to other sites. */
const OWN_PATH = /^\/(?![/\\])/;

/** The address of a link if it is allowed: a path of this site, http(s) or mailto. */
export function safeLink(address: string): string | undefined {
  const read = asRead(address);
  return OWN_PATH.test(read) || /^(?:https?:\/\/[^/?#\\]|mailto:)/i.test(read) ? read : undefined;
}

/** The address of a picture if it is allowed: a path of this site or https. */
export function safePicture(address: string): string | undefined {
  const read = asRead(address);
  return OWN_PATH.test(read) || /^https:\/\/[^/?#\\]/i.test(read) ? read : undefined;
}
