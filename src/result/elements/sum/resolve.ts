import { receiptOf, type ReceiptLine } from '../../../engine/explain/receipt.ts';
import { formatMoney } from '../../../engine/format.ts';
import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';
import type { ShownFigure, ShownLine } from '../../shown.ts';

/** Lines of a sum; empty if there are fewer than two. */
export interface ShownSum {
  readonly title?: string | undefined;
  readonly lines: readonly ShownLine[];
  readonly total: ShownFigure;
}

export function resolve({ title, total, lines }: ElementOf<'sum'>, reading: Reading): ShownSum {
  const declared = reading.trace.quantity(total);
  const derived = declared && receiptOf(declared);
  const shown = lines
    ? lines.flatMap((line) => statedLine(line, reading))
    : (derived ?? []).map((line) => derivedLine(line, reading));
  return {
    title,
    lines: shown.length > 1 ? shown.map((line) => withoutHeadlineNote(line, reading)) : [],
    total: reading.figure({ value: total }),
  };
}

/** Drops the note of the headline's own amount, because it appears just above. */
function withoutHeadlineNote(line: ShownLine, reading: Reading): ShownLine {
  const { note, ...rest } = line;
  return note !== undefined && rest.path === reading.headline?.value ? rest : line;
}

type Line = NonNullable<ElementOf<'sum'>['lines']>[number];

/** A line of the layout; omitted if the result lacks its value. */
function statedLine(line: Line, reading: Reading): ShownLine[] {
  const { value, label, sign, when } = typeof line === 'string' ? { value: line } : line;
  if (reading.raw(value) === undefined || !reading.isTrue(when)) return [];
  const figure = reading.figure({ value, ...(label === undefined ? {} : { label }) });
  const { zero } = reading.trace.about(value) ?? {};
  return [{ ...figure, isSubtracted: sign === '-', parts: [], zero }];
}

function derivedLine(
  { label, amount, isSubtracted, about, parts }: ReceiptLine,
  reading: Reading,
): ShownLine {
  const path = about && reading.trace.pathOf(about);
  const shown = {
    isSubtracted,
    parts: parts.map((part) => ({ label: part.label, text: formatMoney(part.amount) })),
    zero: about?.zero,
  };
  if (path !== undefined) return { ...reading.figure({ value: path }), ...shown };
  const value = { text: formatMoney(amount), raw: amount };
  return { label, value, formatting: { format: 'money' }, total: false, ...shown };
}

/** True for a line of 0 without a reason, which is collapsed. */
export function isFolded({ value: { raw }, zero }: ShownLine): boolean {
  return raw === 0 && zero === undefined;
}

/** Sentence below an amount: the reason for a 0, or its note. */
export function reasonOf({ value: { raw }, zero, note }: ShownLine): string | undefined {
  return raw === 0 ? zero : note;
}

/** Sign before the amount of a line; an added negative amount has its own sign. */
export function signOf({ value: { raw }, isSubtracted }: ShownLine): string {
  if (isSubtracted) return '−';
  return Number(raw) < 0 ? '' : '+';
}
