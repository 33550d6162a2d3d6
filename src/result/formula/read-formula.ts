/**
 * Parses one-line formulas, such as `(−b + √Δ) ÷ 2a = (5 + 1) ÷ 2 = 3`, into a tree for typesetting. Anything else
 * becomes words; no text is refused.
 */
import { LEVEL, RAISED } from './exponents.ts';

/** A part of a line; `text` is its source, including brackets. */
export type Expression = { readonly text: string } & (
  | { /** A figure with its unit, a name, prose. */ readonly kind: 'words' }
  | {
      /** Parts, including operators as written, with their spaces. */
      readonly kind: 'row';
      readonly parts: readonly (string | Expression)[];
    }
  | { readonly kind: 'bracketed'; readonly of: Expression }
  | { readonly kind: 'fraction'; readonly over: Expression; readonly under: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly of: Expression }
);

/** A token with the spaces before it: a sign, a clause separator, superscripts, or a word. */
const TOKEN =
  /(\s*)([−+×÷=≈→^√()[\]]|[,:;](?=\s|$)|[⁻⁰¹²³⁴-⁹ⁿ]+|(?:[^\s−+×÷=≈→^√()[\]⁻⁰¹²³⁴-⁹ⁿ,:;]|[,:;](?=\S))+)/gu;
/** Separators between sides of an equation, or between clauses. */
const BETWEEN_SIDES = /^[=≈→,:;]$/;
const IS_RAISED = /^[⁻⁰¹²³⁴-⁹ⁿ]/;
const IS_WORD = /^[^−+×÷=≈→^√()[\]⁻⁰¹²³⁴-⁹ⁿ]/;
/** The base of superscripts in a word: a single letter, a letter after a number, or a number; not a unit such as m². */
const RAISED_BASE = /^\p{L}$|(?<=^[\d.,]+)\p{L}$|[\d.,]*\d%?$/u;

/** A fraction such as 3/4, but no month such as 03/2026 or 12/2026. */
const NUMERIC_FRACTION = /^(?!1[0-2]\/(?:19|20)\d\d$)([1-9]\d*)\/([1-9]\d*)$/;

class NoFormula extends Error {}

/** Recursive-descent parser of one line. */
class Reader {
  readonly #tokens: readonly { readonly space: string; readonly sign: string }[];
  #at = 0;

  constructor(line: string) {
    this.#tokens = [...line.matchAll(TOKEN)].map(([, space = '', sign = '']) => ({ space, sign }));
  }

  /** Next sign or word; empty at the end. */
  get #next(): string {
    return this.#tokens[this.#at]?.sign ?? '';
  }

  /** Consumes the next token, with the spaces that belong to it. */
  #take(): string {
    const { space = '', sign = '' } = this.#tokens[this.#at] ?? {};
    this.#at += 1;
    return `${space}${sign}${this.#tokens[this.#at]?.space ?? ''}`;
  }

  /** Text consumed since a position. */
  #since(from: number): string {
    const taken = this.#tokens.slice(from, this.#at);
    return taken.map(({ space, sign }, index) => (index === 0 ? sign : space + sign)).join('');
  }

  #row(from: number, parts: readonly (string | Expression)[]): Expression {
    const [only] = parts;
    if (parts.length === 1 && typeof only === 'object') return only;
    return { kind: 'row', text: this.#since(from), parts };
  }

  line(): Expression {
    const parts: (string | Expression)[] = [];
    while (this.#next !== '') parts.push(BETWEEN_SIDES.test(this.#next) ? this.#take() : this.#sum());
    return this.#row(0, parts);
  }

  #sum(): Expression {
    const from = this.#at;
    const parts: (string | Expression)[] = /[−+]/.test(this.#next) ? [this.#take().trim()] : [];
    parts.push(this.#product());
    while (/[−+]/.test(this.#next)) parts.push(this.#take(), this.#product());
    return this.#row(from, parts);
  }

  /**
   * Parses a product; a division applies to all factors since the last divisor: a × b ÷ c × d ÷ e is (ab/c) × (d/e).
   */
  #product(): Expression {
    const from = this.#at;
    const parts: (string | Expression)[] = [this.#factor()];
    let dividend = { from, index: 0 };
    while (/[×÷]/.test(this.#next)) {
      if (this.#next === '÷') {
        const over = this.#row(dividend.from, parts.splice(dividend.index));
        this.#take();
        const under = this.#factor();
        parts.push({ kind: 'fraction', text: this.#since(dividend.from), over, under });
      } else {
        const last = parts.at(-1);
        parts.push(this.#take());
        if (typeof last === 'object' && last.kind === 'fraction')
          dividend = { from: this.#at, index: parts.length };
        parts.push(this.#factor());
      }
    }
    return this.#row(from, parts);
  }

  /** Parses adjacent terms: `4ac`, `peso (kg)`. */
  #factor(): Expression {
    const from = this.#at;
    const parts: (string | Expression)[] = [...this.#powered()];
    while (/^[√([]/.test(this.#next) || (this.#next !== '' && this.#isWord())) {
      const space = this.#tokens[this.#at]?.space ?? '';
      parts.push(...(space === '' ? [] : [space]), ...this.#powered());
    }
    return this.#row(from, parts);
  }

  #isWord(): boolean {
    return IS_WORD.test(this.#next) && !BETWEEN_SIDES.test(this.#next);
  }

  /** Parses a primary with its exponent, after the part of the word that is not its base. */
  #powered(): Expression[] {
    const from = this.#at;
    const whole = this.#primary();
    const raised = IS_RAISED.test(this.#next);
    if (!raised && this.#next !== '^') return [whole];
    const [own = ''] = whole.kind === 'words' ? (RAISED_BASE.exec(whole.text) ?? []) : [whole.text];
    const exponent = this.#exponent(raised);
    const text = this.#since(from);
    if (own === '') return [{ kind: 'words', text }];
    const rest = whole.text.slice(0, whole.text.length - own.length);
    const base: Expression = rest === '' ? whole : { kind: 'words', text: own };
    return [
      ...(rest === '' ? [] : [{ kind: 'words', text: rest } as const]),
      { kind: 'power', text: text.slice(rest.length), base, exponent },
    ];
  }

  #exponent(raised: boolean): Expression {
    const sign = this.#take().trim();
    if (raised) {
      const level = sign.replaceAll(/./gu, (figure) => LEVEL[RAISED.indexOf(figure)] ?? figure);
      return new Reader(level).line();
    }
    const from = this.#at;
    const minus = this.#next === '−' ? [this.#take()] : [];
    // Take one word only, because later words do not belong to the exponent.
    const of = this.#isWord() ? ({ kind: 'words', text: this.#take().trim() } as const) : this.#primary();
    return this.#row(from, [...minus, of]);
  }

  #primary(): Expression {
    const from = this.#at;
    const sign = this.#next;
    if (sign === '√') {
      this.#take();
      const of = this.#isWord() ? ({ kind: 'words', text: this.#take().trim() } as const) : this.#primary();
      return { kind: 'root', text: this.#since(from), of };
    }
    if (sign === '(' || sign === '[') {
      this.#take();
      const of = this.#inside(sign === '(' ? ')' : ']');
      return { kind: 'bracketed', text: this.#since(from), of };
    }
    if (sign === '' || !this.#isWord()) throw new NoFormula();
    while (this.#next !== '' && this.#isWord()) this.#take();
    const text = this.#since(from);
    // Read 6/8 as a fraction only if it is alone, because among other words it may be a date or the number of a law.
    const [, over, under] = NUMERIC_FRACTION.exec(text) ?? [];
    if (over === undefined || under === undefined) return { kind: 'words', text };
    return {
      kind: 'fraction',
      text,
      over: { kind: 'words', text: over },
      under: { kind: 'words', text: under },
    };
  }

  /** Parses the contents of brackets, including clauses. */
  #inside(close: string): Expression {
    const from = this.#at;
    const parts: (string | Expression)[] = [];
    while (this.#next !== close) {
      if (this.#next === '') throw new NoFormula();
      parts.push(BETWEEN_SIDES.test(this.#next) ? this.#take() : this.#sum());
    }
    const of = this.#row(from, parts);
    this.#take();
    return of;
  }
}

/** Parses a line; anything but a formula becomes words. */
export function readFormula(line: string): Expression {
  try {
    return new Reader(line).line();
  } catch (error) {
    if (error instanceof NoFormula) return { kind: 'words', text: line };
    throw error;
  }
}
