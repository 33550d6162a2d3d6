/** Recalculates the equations in the steps of a calculation, like a visitor with a pocket calculator. */
import { Parser } from 'expr-eval';

const parser = new Parser();

/** Matches a number in Portuguese notation, with an optional percent sign. */
const NUMBER = /(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(%?)/g;

function withPlainNumbers(text: string): string {
  return text.replaceAll(NUMBER, (_, whole: string, fraction = '', percent: string) => {
    const plain = `${whole.replaceAll('.', '')}.${fraction || '0'}`;
    return percent === '' ? plain : `(${plain}/100)`;
  });
}

/** Matches a unit with a slash: `kg/m²`, or `L/100 km`, whose number does not belong to the arithmetic. */
const RATIO_UNIT = /\p{L}+\/(?:\d+[ \u00A0]?)?\p{L}+²?/gu;

/** Extracts the arithmetic from one side, without the label before a colon, currency, units and remarks. */
function expressionIn(side: string): string {
  const bare = side
    .replace(/^[^:=]*:/, '')
    .replaceAll(/\((?=[^()\d]*\))[^()]*\)/g, ' ')
    .replaceAll(/\d+[ºª]/g, ' ')
    .replaceAll(RATIO_UNIT, ' ')
    .replaceAll(/R\$|\p{L}*m²|\p{L}+[º.]?|\u00A0/gu, ' ');
  const operators = { '×': '*', '÷': '/', '−': '-', '[': '(', ']': ')', '²': '^2' };
  const written = withPlainNumbers(bare);
  const signed = written.replaceAll(/[×÷−[\]²]/g, (sign) => operators[sign as keyof typeof operators]);
  return signed.replaceAll(/\^-([\d.]+|\([^()]*\))/g, '^(-($1))');
}

function valueOf(side: string): number | undefined {
  try {
    const value: unknown = parser.evaluate(expressionIn(side));
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const hasUnknown = (side: string) => /√|(?<!\p{L})x(?!\p{L})|\da(?!\p{L})/u.test(side);
const isAboutRounding = (side: string) => /≈|antes de arredondar/.test(side);

/** Half a unit in the last place of a figure, in the figure's own unit. */
function halfOfLastPlace(figure: string): number {
  const [, fraction = '', percent = ''] =
    /(?:,(\d+))?(%?)\D*$/.exec(figure.replaceAll(RATIO_UNIT, ' ')) ?? [];
  return 0.5 * 10 ** -(fraction.length + (percent === '' ? 0 : 2));
}

/** Matches the remark after a figure replaced by a limit: `R$ 18.338,54: vale o limite de R$ 17.640,00`. */
const LIMIT_REMARK = /: vale o (?:limite|mínimo) de [^=]*$/;

export interface Equation {
  readonly text: string;
  readonly isTrue: boolean;
}

/**
 * Finds the equations in a step, one for each `=`. Skips sides without arithmetic: only words, an unknown, or a figure
 * marked as unrounded.
 *
 * @param text displayed text, such as `R$ 3.000,00 ÷ 30 × 10 dias = R$ 1.000,00`
 */
export function equationsIn(text: string): Equation[] {
  const sides = text.replace(LIMIT_REMARK, '').split(' = ');
  return sides.slice(1).flatMap((right, index) => {
    const left = sides[index] ?? '';
    const [claimed, calculated] = [valueOf(right), valueOf(left)];
    if (claimed === undefined || calculated === undefined) return [];
    if ([left, right].some((side) => hasUnknown(side) || isAboutRounding(side))) return [];
    // Accept percentages with an explicit factor of 100.
    const asPercent = right.includes('%') && /× 100(?![%\d])/.test(left) ? calculated / 100 : calculated;
    const tolerance = halfOfLastPlace(right) + 1e-9 * Math.abs(claimed);
    return [{ text, isTrue: Math.abs(asPercent - claimed) <= tolerance }];
  });
}
