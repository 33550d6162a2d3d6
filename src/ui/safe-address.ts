/** Addresses that somebody wrote, told apart by where they may lead. */

/**
 * An address as browsers read it (WHATWG URL, basic parser): without control characters and spaces at its ends,
 * without tabs and line ends anywhere.
 */
function asRead(address: string): string {
  return address.replaceAll(/^[\0-\x20]+|[\0-\x20]+$|[\t\n\r]/g, '');
}

/** A path of this site; `//host` and `/\host` are other sites in disguise. */
const OWN_PATH = /^\/(?![/\\])/;

/** The address of a link if it may be followed: a path of this site, http(s) or mailto. */
export function safeLink(address: string): string | undefined {
  const read = asRead(address);
  return OWN_PATH.test(read) || /^(?:https?:\/\/[^/?#\\]|mailto:)/i.test(read) ? read : undefined;
}

/** The address of a picture if it may be loaded: a path of this site or https. */
export function safePicture(address: string): string | undefined {
  const read = asRead(address);
  return OWN_PATH.test(read) || /^https:\/\/[^/?#\\]/i.test(read) ? read : undefined;
}
