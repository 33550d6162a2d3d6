/** Derives the lines that add up to an amount from its formula, as on a receipt. */
import { sumReais } from '../../decimal/money.ts';
import type { About, Formula, Term } from '../../quantity/formula.ts';
import type { NamedQuantity, Quantity } from '../../quantity/quantity.ts';

/** An amount to add or subtract. */
export interface ReceiptLine {
  readonly label: string;
  /** Reais, to the cent, without the sign of the line. */
  readonly amount: number;
  readonly isSubtracted: boolean;
  /** The declaration of the result; undefined for an input. */
  readonly about?: About;
  /** Amounts that add up to this one. */
  readonly parts: readonly ReceiptLine[];
}

/**
 * The lines that add up to an amount. Its own lines replace a total among the summands; a summand that is a sum of
 * other results keeps them as parts.
 *
 * @returns undefined if the amount is not a sum of labelled amounts of money
 */
export function receiptOf(total: NamedQuantity): readonly ReceiptLine[] | undefined {
  if (total.named.about.format !== 'money') return undefined;
  const lines = linesOf(total.named.made, false);
  return lines && lines.length > 1 && addsUp(lines, total.named.shown) ? lines : undefined;
}

/** True if lines add up to an amount in reais, exactly to the cent. */
export function addsUp(
  lines: readonly Pick<ReceiptLine, 'amount' | 'isSubtracted'>[],
  total: number,
): boolean {
  return sumReais(...lines.map(({ amount, isSubtracted }) => (isSubtracted ? -amount : amount))) === total;
}

function linesOf(made: Quantity, isSubtracted: boolean): ReceiptLine[] | undefined {
  const formula = withoutLimits(made).formula;
  if (formula.kind === 'named') return linesOf(formula.made, isSubtracted);
  if (formula.kind !== 'sum') return undefined;
  const lines = formula.terms.map((term) => linesOfTerm(term, isSubtracted));
  return lines.every((line) => line !== undefined) ? lines.flat() : undefined;
}

function linesOfTerm({ of, isSubtracted: isOpposite }: Term, isOuter: boolean): ReceiptLine[] | undefined {
  const isSubtracted = isOpposite !== isOuter;
  const { formula } = of;
  if (formula.kind === 'leaf') return inputLine(formula, isSubtracted);
  if (formula.kind !== 'named' || formula.about.format !== 'money') return undefined;
  const { about, shown, made } = formula;
  const inner = linesOf(made, isSubtracted);
  if (about.isTotal && inner && addsUp(inner, isSubtracted ? -shown : shown)) return inner;
  const parts = inner?.filter(({ amount }) => amount !== 0) ?? [];
  const areParts = parts.length > 1 && parts.every((part) => part.isSubtracted === isSubtracted);
  return [{ label: about.label, amount: shown, isSubtracted, about, parts: areParts ? parts : [] }];
}

function inputLine(
  { amount, label, formatting }: Extract<Formula, { readonly kind: 'leaf' }>,
  isSubtracted: boolean,
): ReceiptLine[] | undefined {
  if (amount === 0) return [];
  if (label === undefined || formatting.format !== 'money') return undefined;
  return [{ label, amount, isSubtracted, parts: [] }];
}

/** Strips limits that were not reached and roundings that changed nothing. */
function withoutLimits(made: Quantity): Quantity {
  const { formula } = made;
  if (formula.kind === 'limited' && !formula.isReached) return withoutLimits(formula.of);
  if (formula.kind === 'whole' && formula.of.equals(made)) return withoutLimits(formula.of);
  return made;
}
