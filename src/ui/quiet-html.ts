/**
 * Removes from HTML what browsers report as violations of the site's policy while merely parsing it: event
 * handlers, inline styles and `<base>`. This is not a security measure: it prevents meaningless reports and
 * console errors, which would hide real ones. Every parser available to a page reports them, also
 * `DOMParser`, whose documents are never shown.
 */

const TEXT = /[^<]+|<(?![a-zA-Z])/y;
const TAG_NAME = /<([a-zA-Z][^\s/>]*)/y;
const SPACE = /[\s/]+/y;
/**
 * An attribute name with an optional value; an unclosed quote extends to the end, as in the HTML standard.
 */
const ATTRIBUTE = /(=?[^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*|(?=>)))?/y;
const REPORTED = /^(?:on|style$)/i;

/** A scanner over a text with sticky patterns, each matching where the last one ended. */
class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at = pattern.lastIndex;
    return match;
  }
}

/** The rest of a start tag, after its name, without the reported attributes. */
function attributes(scanner: Scanner): string {
  let kept = '';
  while (scanner.at < scanner.text.length && scanner.text[scanner.at] !== '>') {
    kept += scanner.take(SPACE)?.[0] ?? '';
    const attribute = scanner.take(ATTRIBUTE);
    if (!attribute?.[0]) break;
    if (!REPORTED.test(attribute[1] ?? '')) kept += attribute[0];
  }
  scanner.at += 1;
  return `${kept}>`;
}

/** Skips to the end of a style sheet. */
function skipStyles(scanner: Scanner, lowerCase: string): void {
  const end = lowerCase.indexOf('</style', scanner.at);
  scanner.at = end < 0 ? scanner.text.length : end;
}

/** The HTML without event handlers, styles and `<base>`; in linear time. */
export function quietHtml(html: string): string {
  const scanner = new Scanner(html);
  const lowerCase = html.toLowerCase();
  let quiet = '';
  while (scanner.at < html.length) {
    quiet += scanner.take(TEXT)?.[0] ?? '';
    const tag = scanner.take(TAG_NAME);
    if (!tag) continue;
    const rest = attributes(scanner);
    const name = tag[1]?.toLowerCase();
    if (name === 'style') skipStyles(scanner, lowerCase);
    else if (name !== 'base') quiet += tag[0] + rest;
  }
  return quiet;
}
