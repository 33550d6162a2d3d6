/**
 * HTML without what browsers report as violations of the site's policy while they only parse it: event handlers,
 * inline styles and another base for addresses. This is no defence, only quiet: reports and console errors that mean nothing would hide those
 * that do. Every parser that a page can call reports them, also the one for documents that are never shown.
 */

const TEXT = /[^<]+|<(?![a-zA-Z])/y;
const TAG_NAME = /<([a-zA-Z][^\s/>]*)/y;
const SPACE = /[\s/]+/y;
/** A name, and perhaps a value; an unclosed quote reaches to the end, as in the HTML standard. */
const ATTRIBUTE = /(=?[^\s/>=]*)(?:\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"'][^\s>]*|(?=>)))?/y;
const REPORTED = /^(?:on|style$)/i;

/** One pass over a text by patterns that match where the last one ended. */
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

/** The rest of a start tag, after its name, without the attributes that are reported. */
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

/** Goes to the end of a style sheet. */
function skipStyles(scanner: Scanner, lowerCase: string): void {
  const end = lowerCase.indexOf('</style', scanner.at);
  scanner.at = end < 0 ? scanner.text.length : end;
}

/** The HTML without event handlers, styles and bases; in time proportional to its length. */
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
