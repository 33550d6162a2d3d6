/**
 * Numbers with their formula. Arithmetic is exact decimal arithmetic; each quantity also keeps its expression tree,
 * from which the steps of a calculation and the answer to "why?" are derived.
 */
import {
  ceil,
  compare,
  decimal,
  floor,
  max,
  min,
  ONE,
  type Decimal,
  type DecimalInput,
} from '../decimal/decimal.ts';
import { power } from '../decimal/power.ts';
import type { Formatting } from './formatting.ts';
import { isKind, mark } from './kind.ts';
import type { Factor, Formula, Named, SentenceWriter, Term } from './formula.ts';

/** An operand: a quantity, or a plain number without a unit. */
export type Operand = Quantity | number;

/** An exact value and its formula. Percentages are fractions: the quantity 9,5% has the value 0.095. */
export class Quantity {
  readonly exact: Decimal;
  readonly formula: Formula;

  constructor(exact: Decimal, formula: Formula) {
    this.exact = exact;
    this.formula = formula;
  }

  /** The value as a plain number. */
  get number(): number {
    return this.exact.toNumber();
  }

  plus(other: Operand): Quantity {
    return sumOf([...termsOf(this), { isSubtracted: false, of: quantity(other) }]);
  }

  minus(other: Operand): Quantity {
    return sumOf([...termsOf(this), { isSubtracted: true, of: quantity(other) }]);
  }

  times(other: Operand): Quantity {
    // Flatten a × (b ÷ c) to a × b ÷ c.
    return productOf([...factorsOf(this), ...factorsOf(quantity(other))]);
  }

  /** @throws RangeError for a divisor of 0. */
  over(other: Operand): Quantity {
    return productOf([...factorsOf(this), { isDivisor: true, of: quantity(other) }]);
  }

  /** @throws RangeError when the power is undefined, or too large for a number. */
  power(exponent: Operand): Quantity {
    const raised = quantity(exponent);
    return new Quantity(power(this.exact, raised.exact), { kind: 'power', base: this, exponent: raised });
  }

  negated(): Quantity {
    return new Quantity(this.exact.neg(), { kind: 'negative', of: this });
  }

  /** The largest whole number that is not above the value. */
  roundedDown(): Quantity {
    return new Quantity(decimal(floor(this.exact)), { kind: 'whole', of: this, direction: 'down' });
  }

  /** The smallest whole number that is not below the value. */
  roundedUp(): Quantity {
    return new Quantity(decimal(ceil(this.exact)), { kind: 'whole', of: this, direction: 'up' });
  }

  /** The value, or the limit if the value is above it. */
  atMost(other: Operand): Quantity {
    return limited(this, 'above', quantity(other));
  }

  /** The value, or the limit if the value is below it. */
  atLeast(other: Operand): Quantity {
    return limited(this, 'below', quantity(other));
  }

  isAbove(other: Operand): boolean {
    return compare(this.exact, exactOf(other)) > 0;
  }

  isBelow(other: Operand): boolean {
    return compare(this.exact, exactOf(other)) < 0;
  }

  equals(other: Operand): boolean {
    return compare(this.exact, exactOf(other)) === 0;
  }

  /** @throws TypeError because an operator on a quantity would not return a quantity */
  valueOf(): never {
    throw new TypeError(
      'quantidades não se calculam nem se comparam com operadores; use .plus(), .minus(), .times(), .over(), .isAbove(), .isBelow() ou .equals()',
    );
  }

  /**
   * The same value with a custom explanation that reads better than the arithmetic. Give the reason in a comment at the
   * call.
   */
  explainedAs(...lines: readonly ((writer: SentenceWriter) => string)[]): Quantity {
    return new Quantity(this.exact, {
      kind: 'explained',
      lines: (writer) => lines.map((line) => line(writer)),
    });
  }
}

/** A quantity with a name, as results have. */
export class NamedQuantity extends Quantity {
  readonly named: Named;

  constructor(named: Named) {
    super(named.made.exact, { kind: 'named', ...named });
    this.named = named;
  }

  /** The result as a plain number: money to the cent, percentages in percent. */
  get shown(): number {
    return this.named.shown;
  }

  /** The exact amount, for sums and differences, which otherwise use the rounded one. */
  unrounded(): Quantity {
    return new Quantity(this.exact, { kind: 'named', isUnrounded: true, ...this.named });
  }

  /** The rounded amount for all further operations, as payrolls and tax returns calculate. */
  asShown(): Quantity {
    const { shown, about } = this.named;
    const exact = decimal(shown);
    return new Quantity(about.format === 'percent' ? exact.times(0.01) : exact, this.formula);
  }
}

mark(Quantity, 'quantity');
mark(NamedQuantity, 'quantity', 'named quantity');

export function isQuantity(value: unknown): value is Quantity {
  return isKind(value, 'quantity');
}

/** True for a quantity with a name. */
export function isNamedQuantity(value: unknown): value is NamedQuantity {
  return isKind(value, 'named quantity');
}

/** Converts an operand to a quantity; a plain number has no unit. */
export function quantity(operand: Operand): Quantity {
  return typeof operand === 'number' ? leaf(decimal(operand), operand, { format: 'number' }) : operand;
}

/** Reais. */
/* @__NO_SIDE_EFFECTS__ */
export function money(amount: number): Quantity {
  return leaf(decimal(amount), amount, { format: 'money' });
}

/** A percentage: `percent(8)` is 8%, with the value 0.08. */
/* @__NO_SIDE_EFFECTS__ */
export function percent(amount: number): Quantity {
  return leaf(decimal(amount).times(0.01), amount, { format: 'percent' });
}

/** A number with its unit: `count(30, 'dias')`. */
/* @__NO_SIDE_EFFECTS__ */
export function count(amount: number, unit?: string): Quantity {
  return leaf(decimal(amount), amount, { format: 'number', unit });
}

/** A leaf of the expression tree: a constant of the law, or an input with the label of its field. */
export function leaf(exact: Decimal, amount: number, formatting: Formatting, label?: string): Quantity {
  return new Quantity(exact, { kind: 'leaf', amount, formatting, label });
}

/** 100%, written as the 1 of formulas: `one.plus(rate)` is (1 + 9,5%). */
export const one = quantity(1);

/** The sum of any number of quantities. */
export function sumOfAll(quantities: readonly Quantity[]): Quantity {
  return sumOf(quantities.map((of) => ({ isSubtracted: false, of })));
}

/** The product of any number of quantities; 1 for none. */
export function productOfAll(quantities: readonly Quantity[]): Quantity {
  const [first = one, ...others] = quantities;
  return others.length === 0 ? first : productOf(quantities.flatMap(factorsOf));
}

/** The larger of two displayed amounts minus the smaller one. */
export function difference(a: NamedQuantity, b: NamedQuantity): Quantity {
  return a.shown >= b.shown ? a.minus(b) : b.minus(a);
}

function limited(of: Quantity, side: 'above' | 'below', limit: Quantity): Quantity {
  const isReached = side === 'above' ? of.isAbove(limit) : of.isBelow(limit);
  const nearest = side === 'above' ? min : max;
  return new Quantity(nearest(of.exact, limit.exact), { kind: 'limited', of, limit, side, isReached });
}

function exactOf(operand: Operand): DecimalInput {
  return typeof operand === 'number' ? operand : operand.exact;
}

function termsOf(made: Quantity): readonly Term[] {
  return made.formula.kind === 'sum' ? made.formula.terms : [{ isSubtracted: false, of: made }];
}

function factorsOf(made: Quantity): readonly Factor[] {
  return made.formula.kind === 'product' ? made.formula.factors : [{ isDivisor: false, of: made }];
}

function sumOf(terms: readonly Term[]): Quantity {
  const exact = terms.reduce(
    (total, { isSubtracted, of }) => (isSubtracted ? total.minus(of.exact) : total.plus(of.exact)),
    decimal(0),
  );
  return new Quantity(exact, { kind: 'sum', terms });
}

/** Divides once, as the last operation, so that salary ÷ 30 × 30 is exactly the salary. */
function productOf(factors: readonly Factor[]): Quantity {
  const multiplied = (divisors: boolean) =>
    factors
      .filter(({ isDivisor }) => isDivisor === divisors)
      .reduce((product, { of }) => product.times(of.exact), ONE);
  const divisor = multiplied(true);
  if (compare(divisor, 0) === 0) throw new RangeError('Cannot divide by 0.');
  const dividend = multiplied(false);
  return new Quantity(divisor === ONE ? dividend : dividend.div(divisor), { kind: 'product', factors });
}
