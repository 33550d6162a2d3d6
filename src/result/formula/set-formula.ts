/** Typesets formulas: parts that need more than one line become MathML; the rest stays text, which can wrap. */
import { readFormula, type Expression } from './read-formula.ts';

/** A MathML element: its name, then its children. */
export interface MathElement extends ReadonlyArray<MathTree> {
  readonly 0: string;
}

/** An element of MathML, or its text. */
export type MathTree = string | MathElement;

/** A fraction, power or root in a line. */
export interface SetMath {
  readonly tree: MathTree;
  /** Spoken form in Portuguese, for screen readers. */
  readonly spoken: string;
  /** Width in characters. */
  readonly width: number;
}

/** A line, split at its typeset parts. */
export interface SetLine {
  readonly pieces: readonly (string | SetMath)[];
  /** Width of the widest typeset part, in characters; 0 if none. */
  readonly width: number;
}

/** Maximum width of a formula in characters; a wider one stays text, but its parts that fit are typeset. */
const MAX_WIDTH = 44;

/** A name of one to three letters, optionally with a number before and an index after it: 4ac, x₁. */
const VARIABLE = /^(\d*)(\p{L}{1,3}?)([₀-₉ₙ]?)$/u;
const INDICES = '₀₁₂₃₄₅₆₇₈₉ₙ';

function withoutBrackets(expression: Expression): Expression {
  return expression.kind === 'bracketed' ? expression.of : expression;
}

/** Width of an expression in characters. */
function widthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'words':
      return expression.text.length;
    case 'row':
      return expression.parts.reduce(
        (sum, part) => sum + (typeof part === 'string' ? part.length : widthOf(part)),
        0,
      );
    case 'bracketed':
      return widthOf(expression.of) + 2;
    case 'fraction':
      return Math.max(widthOf(withoutBrackets(expression.over)), widthOf(withoutBrackets(expression.under)));
    case 'power':
      return widthOf(expression.base) + 0.7 * withoutBrackets(expression.exponent).text.length;
    case 'root':
      return widthOf(withoutBrackets(expression.of)) + 2;
  }
}

/** True if an expression contains a fraction, so that brackets around it must be taller than a line. */
function isTall(expression: Expression): boolean {
  if (expression.kind === 'row')
    return expression.parts.some((part) => typeof part === 'object' && isTall(part));
  if (expression.kind === 'bracketed' || expression.kind === 'root') return isTall(expression.of);
  if (expression.kind === 'power') return isTall(expression.base);
  return expression.kind === 'fraction';
}

function ofWords(text: string): MathTree {
  const [, figure = '', letters = '', index = ''] = VARIABLE.exec(text) ?? [];
  if (letters === '' || (letters.length > 1 && figure === '' && !letters.endsWith('x'))) {
    // Not as text, because an operator has no space beside text, which MathML counts as a space.
    return ['mn', text];
  }
  const names = Array.from(letters, (letter): MathTree => ['mi', letter]);
  const named: MathTree =
    index === ''
      ? ['mrow', ...names]
      : ['msub', ['mrow', ...names], ['mn', String(INDICES.indexOf(index)).replace('10', 'n')]];
  return figure === '' ? named : ['mrow', ['mn', figure], named];
}

/** A bracket. The style sheet grows tall ones, because operators grow only with fonts that many phones lack. */
function bracketOf(around: Expression, sign: string): MathTree {
  const bracket: MathTree = ['mtext', sign];
  return isTall(around) ? ['mstyle', bracket] : bracket;
}

/** Converts an expression to MathML. */
function treeOf(expression: Expression): MathTree {
  switch (expression.kind) {
    case 'words':
      return ofWords(expression.text);
    case 'row':
      return [
        'mrow',
        ...expression.parts.flatMap((part): MathTree[] => {
          if (typeof part === 'object') return [treeOf(part)];
          return part.trim() === '' ? [['mtext', '\u00A0']] : [['mo', part.trim()]];
        }),
      ];
    case 'bracketed':
      return [
        'mrow',
        bracketOf(expression, expression.text.charAt(0)),
        treeOf(expression.of),
        bracketOf(expression, expression.text.slice(-1)),
      ];
    case 'fraction':
      return ['mfrac', treeOf(withoutBrackets(expression.over)), treeOf(withoutBrackets(expression.under))];
    case 'power': {
      const exponent = withoutBrackets(expression.exponent);
      // Keep a fraction on one line, because it would be tiny.
      return [
        'msup',
        treeOf(expression.base),
        isTall(exponent) ? ['mtext', exponent.text] : treeOf(exponent),
      ];
    }
    case 'root':
      return ['msqrt', treeOf(withoutBrackets(expression.of))];
  }
}

/** Spoken form of an expression; also says where a fraction or a root ends. */
function spokenOf(expression: Expression): string {
  switch (expression.kind) {
    case 'words':
      return expression.text;
    case 'row':
      return expression.parts.map((part) => (typeof part === 'string' ? part : spokenOf(part))).join('');
    case 'bracketed':
      return `${expression.text.charAt(0)}${spokenOf(expression.of)}${expression.text.slice(-1)}`;
    case 'fraction':
      return `${spokenOf(expression.over)} sobre ${spokenOf(expression.under)}`;
    case 'power': {
      const [base, exponent] = [spokenOf(expression.base), spokenOf(expression.exponent)];
      return exponent === '2' ? `${base} ao quadrado` : `${base} elevado a ${exponent}`;
    }
    case 'root':
      return `raiz quadrada de ${spokenOf(expression.of)}`;
  }
}

/** Typesets an expression if it fits, or else its parts. */
function piecesOf(expression: Expression): (string | SetMath)[] {
  const isSet = expression.kind === 'fraction' || expression.kind === 'power' || expression.kind === 'root';
  if (
    (isSet || (expression.kind === 'bracketed' && isTall(expression))) &&
    widthOf(expression) <= MAX_WIDTH
  ) {
    return [{ tree: treeOf(expression), spoken: spokenOf(expression), width: widthOf(expression) }];
  }
  switch (expression.kind) {
    case 'row':
      return expression.parts.flatMap((part) => (typeof part === 'string' ? [part] : piecesOf(part)));
    case 'bracketed':
      return [expression.text.charAt(0), ...piecesOf(expression.of), expression.text.slice(-1)];
    case 'fraction':
      return [...piecesOf(expression.over), ' ÷ ', ...piecesOf(expression.under)];
    default:
      return [expression.text];
  }
}

/** Matches lines that may have something to typeset; most have nothing, and need no parsing. */
const MAY_BE_SET = /[÷√^⁻⁰¹²³⁴-⁹ⁿ]|(?<![\d.,])[1-9]\d*\/[1-9]/;

/** Typesets the fractions, powers and roots of a line. */
export function setLine(line: string): SetLine {
  if (!MAY_BE_SET.test(line)) return { pieces: line === '' ? [] : [line], width: 0 };
  const expression = readFormula(line);
  const pieces: (string | SetMath)[] = [];
  for (const piece of piecesOf(expression)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return {
    pieces,
    width: Math.max(0, ...pieces.map((piece) => (typeof piece === 'string' ? 0 : piece.width))),
  };
}

/**
 * Classes of a typeset line and of its plain text, which copies get. In a column narrower than its widest part (half a
 * root em per character, plus a margin) the text shows instead, because it can wrap. Screen readers always get the
 * mathematics.
 */
const WAYS = [
  {
    from: 28,
    /** True if it is wider than half of a result. */
    isWide: true,
    set: 'select-none @max-[24rem]:sr-only',
    text: 'sr-only @max-[24rem]:not-sr-only',
  },
  {
    from: 15,
    isWide: false,
    set: 'select-none @max-[15rem]:sr-only',
    text: 'sr-only @max-[15rem]:not-sr-only',
  },
  {
    from: 1,
    isWide: false,
    set: 'select-none @max-[8rem]:sr-only',
    text: 'sr-only @max-[8rem]:not-sr-only',
  },
] as const;

/** Selects how to show a line by its width; undefined if nothing is typeset. */
export function wayOf(width: number): (typeof WAYS)[number] | undefined {
  return WAYS.find(({ from }) => width >= from);
}
