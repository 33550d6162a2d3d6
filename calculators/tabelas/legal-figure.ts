/**
 * Declares single figures that a law sets until another law changes them; those that change from year to year are
 * in dated tables.
 */
import type { Source } from '../../src/engine/definition.ts';
import { formatNumber, formatValue } from '../../src/engine/format.ts';
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { isKind, mark } from '../../src/quantity/kind.ts';
import { Quantity } from '../../src/quantity/quantity.ts';

/** The source of a figure and the start of its validity. */
export interface LegalOrigin {
  /** The article as shown beside a step: 'Lei 8.036/1990, art. 15'. */
  readonly law: string;
  /** First day of validity. */
  readonly validFrom: IsoDate;
  /** The official text, for the page's list of sources. */
  readonly source: Source;
}

/** A figure of the law: a quantity in calculations, quoted in texts. */
export class LegalFigure extends Quantity {
  readonly law: string;
  readonly validFrom: IsoDate;
  readonly source: Source;

  constructor(figure: Quantity, { law, validFrom, source }: LegalOrigin) {
    super(figure.exact, figure.formula);
    this.law = law;
    this.validFrom = validFrom;
    this.source = source;
  }

  /** The figure as a field takes it: 8 for 8%. */
  get typed(): number {
    return this.formula.kind === 'leaf' ? this.formula.amount : this.number;
  }

  /** The figure as texts quote it: '8%', 'R$ 81.000,00', '30 dias'. */
  override toString(): string {
    const { formula } = this;
    if (formula.kind !== 'leaf') return '';
    const { amount, formatting } = formula;
    return formatValue(amount, { ...formatting, decimals: 10 });
  }
}

mark(LegalFigure, 'quantity', 'legal figure');

/** True for a single figure of the law. */
export function isLegalFigure(value: unknown): value is LegalFigure {
  return isKind(value, 'legal figure');
}

/** Declares a figure of the law: `legalFigure(percent(8), { law, validFrom, source })`. */
// The annotation lets a page drop the figures that it does not use.
/* @__NO_SIDE_EFFECTS__ */
export function legalFigure(figure: Quantity, origin: LegalOrigin): LegalFigure {
  return new LegalFigure(figure, origin);
}

/** Writes a large amount for sentences: 'R$ 4,8 milhões'. */
export function inMillions({ number }: LegalFigure): string {
  return `R$ ${formatNumber(number / 1_000_000)} milhões`;
}
