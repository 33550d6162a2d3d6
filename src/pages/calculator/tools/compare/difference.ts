/** How far a figure of one scenario is from that of another, in words. */
import { daysBetween, isIsoDate } from '../../../../calendar/calendar.ts';
import { roundHalfAway } from '../../../../decimal/rounding.ts';
import { agree } from '../../../../engine/agree.ts';
import { formatNumber, formatPercent, formatValue, placesOf } from '../../../../engine/format.ts';
import { wholeQuantities } from '../../../../engine/whole-amounts.ts';
import type { Formatting } from '../../../../quantity/formatting.ts';

/** Two figures that read the same. */
export const EQUAL = 'igual';

/** Decimal places of a share; beyond a share of ten times as much, only the amount says something. */
const SHARE_PLACES = 1;
const LARGEST_SHARE = 1000;

/** A figure as shown. */
interface Given {
  readonly text: string;
  readonly raw: unknown;
}

const sign = (difference: number) => (difference < 0 ? '−' : '+');

/** By how many percent; nothing where there is nothing to be a percentage of. */
function shareOf(from: number, to: number): string {
  if (from <= 0 || to < 0) return '';
  const share = roundHalfAway((Math.abs(to - from) / from) * 100, SHARE_PLACES);
  if (share === 0 || share > LARGEST_SHARE) return '';
  return ` (${sign(to - from)}${formatPercent(share, SHARE_PLACES)})`;
}

function ofNumbers(from: number, to: number, formatting: Formatting): string {
  // The figures as they are written: a difference is that of what one reads.
  const places = placesOf(formatting);
  const [before, after] = [roundHalfAway(from, places), roundHalfAway(to, places)];
  const difference = Math.abs(after - before);
  const signed = sign(after - before);
  if (formatting.format === 'percent')
    return `${signed}${formatNumber(difference, formatting.decimals)} p.p.`;
  return `${signed}${agree(formatValue(difference, formatting))}${shareOf(before, after)}`;
}

/**
 * The difference of a figure from another one: `+R$ 100,00 (+5%)`, `−1,5 p.p.`, `+30 dias`, or that they are equal.
 *
 * @returns undefined where there is none to be told: one of them is missing, or they are words.
 */
export function differenceOf(
  from: Given | undefined,
  to: Given | undefined,
  formatting: Formatting,
): string | undefined {
  if (!from || !to) return undefined;
  if (from.text === to.text) return EQUAL;
  const [before, after] = [from.raw, to.raw];
  if (typeof before === 'number' && typeof after === 'number' && formatting.format !== 'text') {
    return wholeQuantities(ofNumbers(before, after, formatting));
  }
  if (typeof before === 'string' && typeof after === 'string' && isIsoDate(before) && isIsoDate(after)) {
    const days = daysBetween(before, after);
    return wholeQuantities(agree(`${sign(days)}${Math.abs(days)} dias`));
  }
  return undefined;
}
