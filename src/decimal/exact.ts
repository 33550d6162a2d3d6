/**
 * Decimal numbers as `units × 10^-places` with a bigint of units. JavaScript engines multiply and divide bigints about
 * fifty times faster than digit-by-digit code does, and the first calculation is nearly as fast because there is almost
 * no code to compile.
 */

import { centsIn } from './cents.ts';

/** Decimal places kept by a division and by a root. */
const DIVISION_PLACES = 50;
/** Text of a decimal number. */
const NUMERIC = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

export type Operand = Decimal | number | string;

const powersOfTen: bigint[] = [1n];

/** @param exponent whole, 0 or more */
function tenTo(exponent: number): bigint {
  return (powersOfTen[exponent] ??= 10n ** BigInt(exponent));
}

/** Quotient rounded to the nearest integer, half away from zero. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const rest = dividend - quotient * divisor;
  if (rest === 0n) return quotient;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  if (twice < (divisor < 0n ? -divisor : divisor)) return quotient;
  return rest < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
}

/** An integer divided by ten to the power of `places`, 1 or more, rounded to the nearest, half away from zero. */
function withoutPlaces(units: bigint, places: number): bigint {
  const half = 5n * tenTo(places - 1);
  return (units < 0n ? units - half : units + half) / tenTo(places);
}

/** Number of digits of an integer; 1 for 0. */
function digitsOf(units: bigint): number {
  return String(units < 0n ? -units : units).length;
}

/** The largest integer whose square is not above `square`, by Newton's iteration from above. */
function integerRoot(square: bigint): bigint {
  let root = tenTo(Math.ceil(digitsOf(square) / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

/** Units of a number at `places`, which are at least the number's own. */
function exactUnits({ units, places: own }: Decimal, places: number): bigint {
  return places === own ? units : units * tenTo(places - own);
}

/** Removes trailing zeros after the decimal point. */
function shortened(value: Decimal): Decimal {
  let { units, places } = value;
  if (units === 0n) return new Decimal(0n, 0);
  for (let step = 32; step >= 1; step /= 2) {
    while (places >= step && units % tenTo(step) === 0n) {
      units /= tenTo(step);
      places -= step;
    }
  }
  return places === value.places ? value : new Decimal(units, places);
}

/**
 * An exact, immutable decimal number. Its fields are not private (`#`), because only the class that created an object
 * could read them: a tool that bundles its configuration has a second copy of this class (see `kind.ts` of the
 * quantities), and each copy must accept the other's numbers.
 */
export class Decimal {
  readonly units: bigint;
  /** Decimal places; negative for large numbers: 10^21 may be 1 with -21 places. */
  readonly places: number;

  /** The number `units × 10^-places`. */
  constructor(units: bigint, places: number) {
    this.units = units;
    this.places = places;
  }

  /**
   * Converts a value exactly as written: 0.1 is one tenth.
   *
   * @throws RangeError when it is not a finite decimal number.
   */
  static of(value: Operand): Decimal {
    if (typeof value === 'object') return value;
    if (typeof value === 'number') {
      if (Number.isSafeInteger(value)) return new Decimal(BigInt(value), 0);
      const cents = centsIn(value);
      if (cents !== undefined) return new Decimal(BigInt(cents), 2);
    }
    const text = String(value);
    if (!NUMERIC.test(text)) throw new RangeError(`Not a finite decimal number: ${JSON.stringify(text)}.`);
    const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
    const [whole = '', fraction = ''] = mantissa.split('.');
    return new Decimal(BigInt(whole + fraction), fraction.length - Number(exponent));
  }

  /** Exponent of the first digit: 2 for 123, -1 for 0.5; 0 for 0. */
  get exponent(): number {
    return this.units === 0n ? 0 : digitsOf(this.units) - 1 - this.places;
  }

  /** Exact sum. */
  plus(other: Operand): Decimal {
    const added = Decimal.of(other);
    const places = Math.max(this.places, added.places);
    return new Decimal(exactUnits(this, places) + exactUnits(added, places), places);
  }

  /** Exact difference. */
  minus(other: Operand): Decimal {
    const subtracted = Decimal.of(other);
    const places = Math.max(this.places, subtracted.places);
    return new Decimal(exactUnits(this, places) - exactUnits(subtracted, places), places);
  }

  /** Exact product. */
  times(other: Operand): Decimal {
    const factor = Decimal.of(other);
    return new Decimal(this.units * factor.units, this.places + factor.places);
  }

  /**
   * Quotient, rounded to fifty decimal places, half away from zero.
   *
   * @throws RangeError for a divisor of 0.
   */
  div(other: Operand): Decimal {
    const divisor = Decimal.of(other);
    if (divisor.units === 0n) throw new RangeError('Cannot divide by 0.');
    const shift = DIVISION_PLACES + divisor.places - this.places;
    const quotient =
      shift >= 0
        ? divideRounded(this.units * tenTo(shift), divisor.units)
        : divideRounded(this.units, divisor.units * tenTo(-shift));
    return shortened(new Decimal(quotient, DIVISION_PLACES));
  }

  /**
   * Square root, rounded to fifty decimal places.
   *
   * @throws RangeError for a negative number.
   */
  sqrt(): Decimal {
    if (this.units < 0n) throw new RangeError('A negative number has no square root.');
    if (this.units === 0n) return this;
    // Calculate one more place, to round the last one. Further digits do not matter, because a 5 there rounds up.
    const root = integerRoot(this.unitsAt(2 * (DIVISION_PLACES + 1)));
    return shortened(new Decimal(root, DIVISION_PLACES + 1).round(DIVISION_PLACES));
  }

  abs(): Decimal {
    return this.units < 0n ? this.neg() : this;
  }

  neg(): Decimal {
    return new Decimal(-this.units, this.places);
  }

  /** Orders two numbers: -1, 0 or 1. */
  cmp(other: Operand): -1 | 0 | 1 {
    const compared = Decimal.of(other);
    const places = Math.max(this.places, compared.places);
    const [left, right] = [exactUnits(this, places), exactUnits(compared, places)];
    if (left === right) return 0;
    return left < right ? -1 : 1;
  }

  /** Rounds to at most `places` decimal places, half away from zero. */
  round(places: number): Decimal {
    return this.places <= places ? this : new Decimal(this.unitsAt(places), places);
  }

  /** The nearest whole number towards zero. */
  truncated(): Decimal {
    return this.places <= 0 ? this : new Decimal(this.units / tenTo(this.places), 0);
  }

  /** Rounds to at most `digits` significant digits, half away from zero. */
  prec(digits: number): Decimal {
    const surplus = digitsOf(this.units) - digits;
    return surplus <= 0 ? this : this.round(this.places - surplus);
  }

  /** The number in units of 10^-places, rounded to a whole one, half away from zero. */
  unitsAt(places: number): bigint {
    return this.places <= places ? exactUnits(this, places) : withoutPlaces(this.units, this.places - places);
  }

  /** The nearest floating-point number, never -0. */
  toNumber(): number {
    return Number(`${this.units}e${-this.places}`) + 0;
  }

  /** Plain notation with all digits: `-1234.5`. */
  toString(): string {
    if (this.units < 0n) return `-${this.neg().toString()}`;
    const exact = shortened(this);
    if (exact.places <= 0) return String(exactUnits(exact, 0));
    const digits = String(exact.units).padStart(exact.places + 1, '0');
    return `${digits.slice(0, -exact.places)}.${digits.slice(-exact.places)}`;
  }
}
