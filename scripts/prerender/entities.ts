/** Character references that editors write in Portuguese texts. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  sect: '§',
  deg: '°',
  ordf: 'ª',
  ordm: 'º',
  middot: '·',
  bull: '•',
  times: '×',
  divide: '÷',
  minus: '−',
  plusmn: '±',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  copy: '©',
  reg: '®',
};

/** Combining marks of `&eacute;`, `&atilde;`, `&ccedil;` and similar references. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};

function named(name: string): string | undefined {
  const [, letter = '', mark = ''] = /^([A-Za-z])(acute|grave|circ|tilde|uml|cedil)$/.exec(name) ?? [];
  if (letter !== '') return `${letter}${MARKS[mark] ?? ''}`.normalize('NFC');
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}

function numbered(digits: string): string | undefined {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined;
}

/** Text with its character references replaced; unknown ones are left unchanged. */
export function decodeEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,9}));/gi,
    (whole: string, digits?: string, name?: string) =>
      (digits === undefined ? named(name ?? '') : numbered(digits)) ?? whole,
  );
}
