/** Parses numbers as Brazilians type them. */

/** Longest accepted text; its digits fit into the range of a double, if not its precision. */
const MAX_LENGTH = 300;
/** Digits and signs of Asian keyboards, twice as wide as ours. Other variants mean something else: 5² is not 52. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const THOUSANDS_WITH_DOTS = /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/;
/** The sign may come before or after the currency: `-R$ 5` and `R$ -5`. `\s` includes no-break spaces. */
const CURRENCY = /^([+-]?)\s*R\$\s*/i;
const PERCENT = /\s*%$/;
const SPACE_BETWEEN_THOUSANDS = /(?<=\d)\s(?=\d{3}(?!\d))/g;

/**
 * Parses `1.234,56`, `1234,56`, `1234.56`, `R$ 1.234,56` or `12%`.
 *
 * A comma is the decimal separator. Without a comma, a lone dot followed by exactly three digits separates thousands
 * (`1.234` is 1234), and so do several dots (`1.234.567`). A group that starts with 0 is no thousands group, so `0.125`
 * keeps its decimal dot. A space may separate thousands, too.
 *
 * @returns the number (never −0), or `undefined` for any other text.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const bare = trimmed
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replaceAll('\u2212', '-')
    .replace(CURRENCY, '$1')
    .replace(PERCENT, '')
    .replace(SPACE_BETWEEN_THOUSANDS, '');
  const normal = normalizeSeparators(bare);
  if (normal === undefined || !PLAIN.test(normal)) return undefined;
  const value = Number(normal);
  return value === 0 ? 0 : value;
}

function normalizeSeparators(text: string): string | undefined {
  const comma = text.lastIndexOf(',');
  if (comma === -1) return THOUSANDS_WITH_DOTS.test(text) ? text.replaceAll('.', '') : text;
  const dot = text.lastIndexOf('.');
  if (dot > comma) {
    // Read "1,234.56" in the English way: the dot separates decimals, and the commas must group thousands.
    return /^[+-]?\d{1,3}(,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : undefined;
  }
  const whole = text.slice(0, comma);
  if (whole.includes(',')) return undefined;
  if (whole.includes('.') && !THOUSANDS_WITH_DOTS.test(whole)) return undefined;
  return `${whole.replaceAll('.', '')}.${text.slice(comma + 1)}`;
}
