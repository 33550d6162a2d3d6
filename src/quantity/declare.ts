/** Functions through which `compute` declares its results: value, label, format and law in one statement. */
import { decimal, max, min, sum, type Decimal } from '../decimal/decimal.ts';
import { reais, roundTo } from '../decimal/money.ts';
import { percentNumber } from '../decimal/percent-number.ts';
import type { About } from './formula.ts';
import type { Formatting } from './formatting.ts';
import { isKind, mark } from './kind.ts';
import { NamedQuantity, quantity, type Operand, type Quantity } from './quantity.ts';

/** The law of a result, alone or with further remarks. */
export type Remarks = string | Omit<About, 'label' | keyof Formatting>;

export type NumberRemarks = string | (Exclude<Remarks, string> & Omit<Formatting, 'format'>);

/** Remarks, number format, and decimal places to which the result is rounded. */
export type PlacesRemarks = string | (Exclude<NumberRemarks, string> & { readonly places?: number });

/** A named value that is not a quantity: a date, a text, yes or no. */
export class NamedValue<Value extends string | boolean = string | boolean> {
  readonly shown: Value;
  readonly about: About;

  constructor(shown: Value, about: About) {
    this.shown = shown;
    this.about = about;
  }
}

export type Column = Formatting & { readonly label: string };

/** Rows with labelled columns. */
export class NamedRows<Row extends object = object> {
  readonly rows: readonly Row[];
  readonly label: string;
  readonly columns: Readonly<Record<string, Column>>;
  /** Values before the first row, for charts. */
  readonly start: Readonly<Record<string, number>> | undefined;

  constructor(
    rows: readonly Row[],
    label: string,
    columns: Readonly<Record<string, Column>>,
    start?: Readonly<Record<string, number>>,
  ) {
    this.rows = rows;
    this.label = label;
    this.columns = columns;
    this.start = start;
  }
}

mark(NamedValue, 'named value');
mark(NamedRows, 'named rows');

/** True for a named text, date or boolean. */
export function isNamedValue(value: unknown): value is NamedValue {
  return isKind(value, 'named value');
}

/** True for a list of rows with labelled columns. */
export function isNamedRows(value: unknown): value is NamedRows {
  return isKind(value, 'named rows');
}

export const column = {
  money: (label: string): Column => ({ label, format: 'money' }),
  percent: (label: string, decimals?: number): Column => ({ label, format: 'percent', decimals }),
  number: (label: string, decimals?: number): Column => ({ label, format: 'number', decimals }),
  count: (label: string): Column => ({ label, format: 'integer' }),
  years: (label: string): Column => ({ label, format: 'years' }),
  date: (label: string): Column => ({ label, format: 'date' }),
  text: (label: string): Column => ({ label, format: 'text' }),
} as const;

function remarked(remarks: NumberRemarks | undefined): Exclude<NumberRemarks, string> {
  return typeof remarks === 'string' ? { law: remarks } : (remarks ?? {});
}

/** Shows a rounded result with the decimals to which it is rounded. */
function withPlaces(remarks: PlacesRemarks | undefined) {
  const { places, ...about }: Exclude<PlacesRemarks, string> = remarked(remarks);
  return { places, about: { decimals: places, ...about } };
}

/** Results shown together under a title. */
export interface Group {
  readonly title: string;
  readonly members: readonly (NamedQuantity | NamedValue)[];
}

/** Results of one calculation, in order of declaration. */
export class Results {
  readonly #declared: NamedQuantity[] = [];
  readonly #groups: Group[] = [];
  readonly #workings = new Set<NamedQuantity>();

  /** Named quantities to explain, in order of declaration: returned results, and workings. */
  steps(returned: ReadonlySet<NamedQuantity>): readonly NamedQuantity[] {
    return this.#declared.filter((step) => returned.has(step) || this.#workings.has(step));
  }

  get groups(): readonly Group[] {
    return this.#groups;
  }

  /**
   * Shows results together under a title; omits absent ones.
   *
   * @returns the same results, to return from `compute`
   */
  group<const Members extends Readonly<Record<string, NamedQuantity | NamedValue | undefined>>>(
    title: string,
    members: Members,
  ): Members {
    this.#groups.push({ title, members: Object.values(members).filter((member) => member !== undefined) });
    return members;
  }

  /** Shows a quantity among the steps without including it in the result. */
  working(step: NamedQuantity): NamedQuantity {
    this.#workings.add(step);
    return step;
  }

  /**
   * Declares an amount in reais, rounded once to the cent, half away from zero. A sum or difference of named amounts
   * uses their rounded values.
   */
  money(label: string, value: Operand, remarks?: Remarks): NamedQuantity {
    const made = quantity(value);
    return this.#declare(made, reais(amountOfRounded(made)), label, {
      format: 'money',
      ...remarked(remarks),
    });
  }

  /** Declares an amount in reais that is the total of the figures above it. */
  total(label: string, value: Operand, remarks?: Remarks): NamedQuantity {
    return this.money(label, value, { ...remarked(remarks), isTotal: true });
  }

  /** Declares a percentage, in percent; rounded only if `places` is given. */
  percent(label: string, value: Operand, remarks?: PlacesRemarks): NamedQuantity {
    const made = quantity(value);
    const { places, about } = withPlaces(remarks);
    const inPercent = made.exact.times(100);
    const shown = places === undefined ? percentNumber(inPercent) : roundTo(inPercent, places);
    return this.#declare(made, shown, label, { format: 'percent', ...about });
  }

  /** Declares a number; rounded only if `places` is given. */
  number(label: string, value: Operand, remarks?: PlacesRemarks): NamedQuantity {
    const made = quantity(value);
    const { places, about } = withPlaces(remarks);
    const shown = places === undefined ? made.number : roundTo(made.exact, places);
    return this.#declare(made, shown, label, { format: 'number', ...about });
  }

  /** Declares a whole number, rounded half away from zero. */
  count(label: string, value: Operand, remarks?: NumberRemarks): NamedQuantity {
    const made = quantity(value);
    return this.#declare(made, roundTo(made.exact, 0), label, { format: 'integer', ...remarked(remarks) });
  }

  /** Declares a duration: whole months as years and months, whole days as weeks and days. */
  duration(
    label: string,
    value: Operand,
    format: 'yearsAndMonths' | 'weeksAndDays',
    remarks?: Remarks,
  ): NamedQuantity {
    const made = quantity(value);
    return this.#declare(made, roundTo(made.exact, 0), label, { format, ...remarked(remarks) });
  }

  /** Declares a date, `YYYY-MM-DD`. */
  date(label: string, value: string, remarks?: Remarks): NamedValue<string> {
    return new NamedValue(value, { label, format: 'date', ...remarked(remarks) });
  }

  text<Value extends string>(label: string, value: Value, remarks?: Remarks): NamedValue<Value> {
    return new NamedValue(value, { label, format: 'text', ...remarked(remarks) });
  }

  yesNo(label: string, value: boolean, remarks?: Remarks): NamedValue<boolean> {
    return new NamedValue(value, { label, format: 'yesNo', ...remarked(remarks) });
  }

  /**
   * Declares rows of a table or chart, with labelled columns.
   *
   * @param start values before the first row, where charts begin; not part of the result
   */
  rows<Row extends object>(
    label: string,
    columns: { readonly [Cell in keyof Row & string]?: Column },
    rows: readonly Row[],
    start?: { readonly [Cell in keyof Row & string]?: number },
  ): NamedRows<Row> {
    return new NamedRows(
      rows,
      label,
      columns as Readonly<Record<string, Column>>,
      start as Readonly<Record<string, number>> | undefined,
    );
  }

  #declare(made: Quantity, shown: number, label: string, about: Omit<About, 'label'>): NamedQuantity {
    const named = new NamedQuantity({ made, shown, about: { label, ...about } });
    this.#declared.push(named);
    return named;
  }
}

/** The amount, computed from the rounded named amounts if it is a sum of them. */
function amountOfRounded({ exact, formula }: Quantity): Decimal {
  switch (formula.kind) {
    case 'named':
      return formula.about.format === 'money' && !formula.isUnrounded ? decimal(formula.shown) : exact;
    case 'sum':
      return sum(
        ...formula.terms.map(({ isSubtracted, of }) =>
          isSubtracted ? amountOfRounded(of).neg() : amountOfRounded(of),
        ),
      );
    case 'limited':
      return formula.side === 'above'
        ? min(amountOfRounded(formula.of), formula.limit.exact)
        : max(amountOfRounded(formula.of), formula.limit.exact);
    default:
      return exact;
  }
}
